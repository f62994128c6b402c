import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** Of a game's words only those with which it presents itself (`game-…`): the first page names all games and plays none. */
const heads = {
  name: "heads",
  enforce: "pre" as const,
  load(id: string): string | undefined {
    if (!id.endsWith(".ftl?head")) return undefined;
    const lines = readFileSync(id.replace("?head", ""), "utf-8").split("\n");
    const kept = lines.filter((line) => /^game-[\w-]+ *=/.test(line)); // each on a line of its own
    return `export default ${JSON.stringify(kept.join("\n"))}`;
  },
};

/** Words without remarks, and without those that only a terminal says: every reader of the first page waits for them. */
const terse = {
  name: "terse",
  enforce: "pre" as const,
  load(id: string): string | undefined {
    if (!id.endsWith(".ftl?raw")) return undefined;
    const entries = readFileSync(id.replace("?raw", ""), "utf-8").split(/\n(?=[\w#-])/);
    const kept = entries.filter(
      (entry) => !/^(#|verified|prompt|interrupted|saved|welcome|commitment|games-|home-)/.test(entry),
    );
    return `export default ${JSON.stringify(kept.map((entry) => entry.trimEnd()).join("\n"))}`;
  },
};

/** A few lines that run before all else: the reader's light, and the words of the page on their way beside the script. */
const early = {
  name: "early",
  generateBundle(
    this: { emitFile: (file: { type: "asset"; fileName: string; source: string }) => string },
    _: unknown,
    bundle: Record<string, { type: string; fileName: string; facadeModuleId?: string | null }>,
  ): void {
    const files: Record<string, string[]> = {};
    for (const { facadeModuleId, fileName } of Object.values(bundle)) {
      const language = /farmtable\/words\/(?:page\.)?(\w+)\.ftl\?raw$/.exec(facadeModuleId ?? "")?.[1];
      if (language) (files[language] ??= []).push(`/${fileName}`);
    }
    const source = readFileSync("early.js", "utf-8").replace("/* files */ {}", JSON.stringify(files));
    this.emitFile({ type: "asset", fileName: "early.js", source });
  },
};

export default defineConfig({
  plugins: [heads, terse, early, svelte(), svelteTesting()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] }, // the words files lie with the rules, in ../src
    proxy: { "/api": { target: `http://127.0.0.1:${process.env["FARMTABLE_PORT"] ?? 8765}`, ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/lib/jsdom.setup.ts"] },
});
