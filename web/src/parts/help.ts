/** The help of a game, as it stands in its words file, cut into paragraphs and numbered steps. */
export interface Block {
  text: string;
  steps: string[]; // of a numbered list that follows the text
}

export function blocks(help: string): Block[] {
  const found: Block[] = [];
  let fresh = true;
  for (const line of help.split("\n")) {
    const text = line.trim();
    const step = /^\d+\.\s+(.*)$/.exec(text)?.[1];
    const block = found.at(-1);
    const inside = /^\s{4,}/.test(line);
    if (!text) fresh = true;
    else if (step !== undefined && block) block.steps.push(step);
    else if (inside && block?.steps.length) block.steps.push(`${block.steps.pop() ?? ""} ${text}`);
    else if (fresh || block?.steps.length || !block) found.push({ text, steps: [] });
    else block.text += ` ${text}`;
    if (text) fresh = false;
  }
  return found;
}

/** Words without accents and capitals, to find them as people type. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Does a text hold all the words that somebody looks for? */
export function holds(text: string, wanted: string): boolean {
  const hay = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
