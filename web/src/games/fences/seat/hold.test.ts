import { beforeEach, describe, expect, it } from "vitest";

import { Camera } from "../../../lib/camera/camera.svelte";
import type { Option } from "../../../lib/net/types";
import { optionOf } from "../../testing";
import { hold } from "./hold.svelte";
import type { Choice, Model } from "../types";

const option = (choice: number, tile: number, turn: number, x: number, y: number): Option =>
  optionOf<Choice>({ verb: "set", args: { tile, turn, place: { x, y } } }, choice);
const menu = [option(1, 3, 1, 2, 0), option(2, 3, 2, 2, 0), option(3, 3, 3, 0, 1), option(4, 5, 0, 0, 1)];

function table(): Model {
  const model = {
    menu,
    chosen: null as Option | null,
    looked: null as Option | null,
    rest: () => (model.chosen = null),
    look: () => undefined,
    consider: () => undefined,
  };
  return model as unknown as Model;
}

beforeEach(() => {
  hold.keep({ menu: [] } as unknown as Model, [0]);
  hold.keep(table(), [3, 5]);
});

describe("the tile in hand", () => {
  it("is one that fits, turned as it fits", () => {
    expect([hold.tile, hold.turn]).toEqual([3, 1]);
  });

  it("turns by quarters, and each tile stays as it was turned", () => {
    const model = table();
    hold.rotate(model, -1);
    expect(hold.turn).toBe(0);
    hold.rotate(model, -1);
    expect(hold.turn).toBe(3);
    hold.choose(model, 5);
    expect([hold.tile, hold.turn]).toEqual([5, 0]);
    hold.choose(model, 3);
    expect(hold.turn).toBe(3);
  });

  it("turns at its place to the next way that fits there", () => {
    const model = table();
    model.chosen = menu[0] ?? null;
    hold.rotate(model, 1);
    expect([hold.turn, model.chosen?.choice]).toEqual([2, 2]);
    hold.rotate(model, 1);
    expect([hold.turn, model.chosen?.choice]).toEqual([1, 1]);
  });

  it("turns at the place that is looked at, too", () => {
    const model = table();
    const looks: (Option | null)[] = [];
    model.consider = (one) => looks.push(one);
    Object.assign(model, { looked: menu[0] });
    hold.rotate(model, 1);
    expect([hold.turn, looks]).toEqual([2, [menu[1]]]);
  });

  it("is turned by itself where it fits in another way only", () => {
    expect(hold.option("2,0")).toBe(menu[0]);
    expect(hold.option("0,1")).toBe(menu[2]);
    hold.rotate(table(), 1);
    expect(hold.option("2,0")).toBe(menu[1]);
  });

  it("gives way to the other tile where it does not fit at all", () => {
    hold.keep(table(), [5, 3]);
    hold.choose(table(), 5);
    expect(hold.option("0,1")).toBe(menu[3]);
    expect(hold.option("2,0")).toBe(menu[0]);
    expect(hold.option("7,7")).toBeNull();
    expect(hold.places).toEqual({ held: [{ x: 0, y: 1 }], other: [{ x: 2, y: 0 }] });
  });

  it("can be set in several ways at a place", () => {
    expect(hold.ways({ tile: 3, turn: 1, place: { x: 2, y: 0 } })).toBe(2);
    expect(hold.ways({ tile: 5, turn: 0, place: { x: 0, y: 1 } })).toBe(1);
  });
});

describe("what is seen of the board", () => {
  const camera = new Camera();
  beforeEach(() => {
    globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
    [camera.width, camera.height] = [640, 434];
  });

  it("shows all of it", () => {
    camera.fit({ left: -100, top: -100, right: 500, bottom: 300 }, 0, [0, 0]);
    expect(camera.scale).toBeCloseTo(1);
    expect(camera.toScreen(-100, -100)).toEqual([30, 22]);
    expect(camera.moved).toBe(false);
  });

  it("keeps tiles large enough to press, around what happened last", () => {
    camera.fit({ left: -1000, top: -100, right: 5000, bottom: 300 }, 0.5, [4900, 0]);
    expect(camera.scale).toBe(0.5);
    expect(camera.toScreen(5000, 0)[0]).toBeCloseTo(630);
  });

  it("zooms around a point, and knows that it was moved", () => {
    const before = camera.toBoard(100, 80);
    camera.zoom(1.5, 100, 80);
    expect(camera.toBoard(100, 80)[0]).toBeCloseTo(before[0]);
    expect(camera.toBoard(100, 80)[1]).toBeCloseTo(before[1]);
    expect(camera.moved).toBe(true);
  });
});
