import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      "astro:content": join(import.meta.dirname, "tests/support/astro-content.ts"),
      // The real one writes files, which unit tests do not need.
      "astro:assets": join(import.meta.dirname, "tests/support/astro-assets.ts"),
    },
  },
  test: {
    // Playwright runs the browser tests (playwright.config.ts).
    include: [
      "{artwork,contract,server,src,tools}/**/*.test.{ts,tsx}",
      "tests/{,built/,second-brand/}*.test.ts",
      // Short forms. The other fault tests take minutes: npm run test:long.
      "tests/faults/{generator,kills,mail-outages}.test.ts",
    ],
    // Compile the server and its command line once for all processes.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), "gates-compile-cache") },
    // Isolation would add a third to the run time.
    isolate: false,
    // Tests mostly wait for servers, so two cores can run more workers than the default of one.
    maxWorkers: 4,
    // Generous, for busy machines: only failing tests wait this long.
    testTimeout: 120_000,
  },
});
