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

export default defineConfig({
  plugins: [heads, svelte(), svelteTesting()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] }, // the words files lie with the rules, in ../src
    proxy: { "/api": { target: `http://127.0.0.1:${process.env["FARMTABLE_PORT"] ?? 8765}`, ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/lib/jsdom.setup.ts"] },
});
