"""What must hold for a table in any window: measured in the page itself."""

from __future__ import annotations

from playwright.sync_api import Page

DESKS = [(1366, 650), (1280, 720), (1440, 780), (1920, 1080), (2560, 1440)]
HANDS = [(1180, 820), (1024, 768), (820, 1180), (390, 844), (360, 740), (844, 390)]  # touched with fingers
ZOOMED = [(720, 390), (960, 540)]  # of desks, at 200 %
ZOOMED_HANDS = [(590, 410), (410, 590)]  # of the first two that are held
TARGET = 43.5  # px that a finger needs, less a rounding
PAST = 0.35  # of a camera's view that may be empty while more lies on the other side: overview and buttons lie there
SHARE = 0.55  # of a desk's window that the board has at least

# What is wrong with what is drawn now, in words.
FAULTS = """([finger, target, past]) => {
  const bad = []
  const W = innerWidth, H = innerHeight
  const box = (element) => element.getBoundingClientRect()
  const name = (element) => (element.dataset?.piece ?? element.getAttribute("aria-label") ?? element.className?.baseVal
    ?? element.className ?? element.tagName).toString().slice(0, 40)
  const seen = (element) => {
    const { width, height } = box(element)
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const inside = (inner, outer, by) => inner.left >= outer.left - by && inner.right <= outer.right + by
    && inner.top >= outer.top - by && inner.bottom <= outer.bottom + by

  // the question stands in the window, and nothing lies over it
  const asked = document.querySelector(".ribbon")
  const frame = box(asked)
  if (!inside(frame, { left: 0, top: 0, right: W, bottom: H }, 1)) bad.push("the question is outside the window")
  for (const part of asked.querySelectorAll("h2, .btn, .chip")) {
    if (!seen(part)) continue
    const b = box(part)
    if (!inside(b, frame, 2)) bad.push(`the question spills: ${part.textContent.trim().slice(0, 30)}`)
    for (const [x, y] of [[0.05, 0.5], [0.5, 0.5], [0.95, 0.5]]) {
      const top = document.elementFromPoint(b.left + b.width * x, b.top + b.height * y)
      if (top && !asked.contains(top)) bad.push(`${name(top)} lies over the question`)
    }
  }
  // nothing scrolls
  const page = document.scrollingElement
  if (page.scrollWidth > W) bad.push("the page scrolls sideways")
  if (page.scrollHeight > H + 1) bad.push("the page scrolls")

  // no piece leaves its region, but on a board that is looked at through a camera, and among cards that scroll
  const pieces = [...document.querySelectorAll(".stage [data-piece], .dock [data-piece]")].filter(seen)
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflow)
  const free = (piece) => {
    const camera = piece.closest("[data-camera]")
    return camera && (camera instanceof SVGElement || scrolls(camera))
  }
  for (const piece of pieces) {
    const region = piece.closest(".stage > .board, .dock")
    if (!region || free(piece)) continue
    if (!inside(box(piece), box(region), 8)) bad.push(`${name(piece)} leaves its region`)
  }
  // a camera does not look past the board: nothing on one side, while on the other side there is more than it shows
  for (const camera of document.querySelectorAll(".stage svg[data-camera]")) {
    const view = box(camera)
    const there = pieces.filter((piece) => camera.contains(piece)).map(box)
    if (there.length < 2) continue
    const [left, right] = [Math.min(...there.map((b) => b.left)), Math.max(...there.map((b) => b.right))]
    const [top, bottom] = [Math.min(...there.map((b) => b.top)), Math.max(...there.map((b) => b.bottom))]
    const idle = (before, after, room) => Math.max(before < -8 ? after : 0, after < -8 ? before : 0) / room
    const beside = idle(left - view.left, view.right - right, view.width)
    const below = idle(top - view.top, view.bottom - bottom, view.height)
    if (Math.max(beside, below) > past)
      bad.push(`the camera looks past the board: ${beside.toFixed(2)} beside, ${below.toFixed(2)} below`)
  }
  // an answer that is drawn is wholly in sight
  const open = Number(document.querySelector(".ft").dataset.open)
  const answers = pieces.filter((piece) => piece.classList.contains("can"))
  const whole = (piece) => {
    const b = box(piece)
    if (!inside(b, box(piece.closest(".stage, .dock")), 8)) return false
    for (const x of [0.5, 0.3, 0.7]) for (const y of [0.5, 0.3, 0.7]) {
      const top = document.elementFromPoint(b.left + b.width * x, b.top + b.height * y)
      if (top && (piece.contains(top) || top.closest("[data-piece]") === piece)) return true
    }
    return false
  }
  if (open && answers.length && !answers.some(whole)) bad.push(`none of ${answers.length} answers is wholly in sight`)

  // what a finger presses is large enough
  if (finger) {
    const presses = [...answers.filter((piece) => !free(piece) || whole(piece)),
      ...document.querySelectorAll(".ft button, .ft a")]
    for (const one of new Set(presses)) {
      if (!seen(one) || one.closest("[hidden], [inert]")) continue
      const reach = Number(one.dataset?.reach ?? 0) // a piece may be pressed beside it, too
      const { width, height } = box(one)
      if (Math.max(width, reach) < target || Math.max(height, reach) < target)
        bad.push(`${name(one)} is ${width.toFixed(0)} by ${height.toFixed(0)}`)
    }
  }
  return [...new Set(bad)].slice(0, 6)
}"""
BOARD = "() => { const b = document.querySelector('.stage').getBoundingClientRect(); return b.width * b.height }"


def faults(page: Page, size: tuple[int, int], finger: bool, zoom: int = 1) -> list[str]:
    """At a zoom of 2, a finger needs as much room on the glass as ever, which is half as many px."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    found: list[str] = []
    for patience in (60, 700):  # what the page measures itself is drawn anew, and a view eases to its place
        page.wait_for_timeout(patience)
        found = page.evaluate(FAULTS, [finger, TARGET / zoom, PAST])
        if not found:
            break
    if not finger and zoom == 1 and page.evaluate(BOARD) < SHARE * width * height - width:
        found.append(f"the board has {page.evaluate(BOARD) / (width * height):.3f} of the window")
    return found
