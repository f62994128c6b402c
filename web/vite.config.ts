import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] }, // the words files lie with the rules, in ../src
    proxy: { "/api": { target: `http://127.0.0.1:${process.env["FARMTABLE_PORT"] ?? 8765}`, ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/lib/jsdom.setup.ts"] },
});
