/** Short sounds, made here: off unless somebody asks for them. */
import { settings } from "./settings.svelte";
import type { TableModel } from "../table/table.svelte";
import { SPECTATOR } from "../net/types";

export type Sound = "turn" | "placed" | "gain" | "great" | "over";

/** Notes: hertz, when in seconds, how long. */
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [
    [659, 0, 0.16],
    [880, 0.12, 0.26],
  ],
  placed: [[196, 0, 0.07]],
  gain: [
    [1319, 0.04, 0.09],
    [1760, 0.11, 0.16],
  ],
  great: [
    [523, 0, 0.14],
    [784, 0.1, 0.14],
    [1047, 0.2, 0.36],
  ],
  over: [
    [523, 0, 0.18],
    [659, 0.14, 0.18],
    [784, 0.28, 0.4],
  ],
};
const LOUD: Record<Sound, number> = { turn: 0.09, placed: 0.16, gain: 0.05, great: 0.08, over: 0.09 };

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const [hertz, at, long] of NOTES[sound])
    note(context, hertz, context.currentTime + at, long, LOUD[sound], sound === "placed" ? "sine" : "triangle");
}

/** A note that begins at once and fades, like a plucked string or a piece on wood. */
function note(audio: AudioContext, hertz: number, at: number, long: number, loud: number, shape: OscillatorType): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = shape;
  tone.frequency.setValueAtTime(hertz, at);
  if (shape === "sine") tone.frequency.exponentialRampToValueAtTime(hertz / 2, at + long);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + long + 0.02);
}

/** What has changed is worth which sound? */
export function heard(
  before: { told: number; asked: boolean; over: boolean },
  now: { told: number; asked: boolean; over: boolean },
): Sound | null {
  if (now.over && !before.over) return "over";
  if (now.asked && !before.asked) return "turn";
  return now.told > before.told ? "placed" : null;
}

/** Let a table be heard. Called while a page is set up. */
export function listen(model: TableModel): void {
  let before: { told: number; asked: boolean; over: boolean } | null = null;
  $effect(() => {
    const sight = model.sight;
    if (!sight) return;
    const now = { told: sight.told, asked: model.front !== SPECTATOR && model.menu.length > 0, over: sight.over };
    const sound = before ? heard(before, now) : null;
    before = now;
    if (sound) play(sound);
  });
}
