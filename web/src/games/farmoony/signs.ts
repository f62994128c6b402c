/** What the pictures on tiles, tools and missions mean; tools also with how many there are. */
import type { Sign, SignGroup } from "../signs";
import { DOES, toolIcon, toolRule } from "./tools";
import type { Faces } from "./types";

const SEATS = [2, 3, 5]; // from so many players there are more

/** A tool is there once for each number of players that is not above those who play. */
const there = (players: number[], seats: number): number => players.filter((from) => from <= seats).length;

export function signs({ types, tools, missions }: Faces): SignGroup[] {
  const known = types.filter(({ name }) => name);
  const nameOf = (type: number): string => types[type]?.name ?? "soil";
  return [
    {
      title: "signs-tiles",
      signs: known.map(({ name }) => ({ pictures: [name], name: { key: `tile-${name}` } })),
    },
    {
      title: "signs-tools",
      signs: (tools as (Faces["tools"][number] & { players: number[] })[]).map(({ id, name, players }): Sign => ({
        pictures: [toolIcon(name), ...(DOES[name] ? [DOES[name][0], "→", DOES[name][1]] : [])],
        name: { key: `tool-${name}` },
        note: {
          key: "signs-tool-there",
          args: Object.fromEntries(SEATS.map((seats) => [`n${seats}`, there(players, seats)])),
        },
        rule: toolRule(id),
      })),
    },
    {
      title: "signs-missions",
      signs: missions.map((mission) => ({
        pictures: [...new Set(mission.tiles.map(nameOf))],
        name: { key: `mission-${mission.name}` },
        note: { key: `mission-${mission.name}-text` },
        rule: `FM-${100 + mission.number}`,
      })),
    },
  ];
}
