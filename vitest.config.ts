import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { brandFolder } from "./src/content/brand-folder.ts";

export default defineConfig({
  resolve: {
    alias: {
      "#brand": join(import.meta.dirname, brandFolder),
      "astro:content": join(import.meta.dirname, "tests/support/astro-content.ts"),
      // The real module writes picture files, which unit tests do not need.
      "astro:assets": join(import.meta.dirname, "tests/support/astro-assets.ts"),
    },
  },
  test: {
    // Browser tests run in Playwright (playwright.config.ts).
    include: [
      "{contract,editor,server,src,tools}/**/*.test.{ts,tsx}",
      "tests/{,built/,second-brand/}*.test.ts",
      `${brandFolder}/tests/*.test.ts`,
      // Acknowledged messages survive crashes and mail outages. The other faults take minutes: npm run test:long.
      "tests/faults/{generator,kills,mail-outages}.test.ts",
    ],
    // Compiles the server and its command line once for all their starts.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), "gates-compile-cache") },
    // Isolating test files would take a third of the time.
    isolate: false,
    // Tests mostly wait for a server, so two cores can run more than the default of one worker.
    maxWorkers: 4,
    // Generous, for a busy machine: only failing tests take this long.
    testTimeout: 120_000,
  },
});
