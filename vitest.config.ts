import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      "astro:content": join(import.meta.dirname, "tests/support/astro-content.ts"),
      // Makes files, which unit tests have no use for.
      "astro:assets": join(import.meta.dirname, "tests/support/astro-assets.ts"),
    },
  },
  test: {
    // Browser tests have a runner of their own (playwright.config.ts).
    include: [
      "{artwork,contract,server,src,tools}/**/*.test.{ts,tsx}",
      "tests/{,built/,second-brand/}*.test.ts",
      // Nothing acknowledged is lost, whatever is sent. The other faults take minutes: npm run test:long.
      "tests/faults/{generator,kills,mail-outages}.test.ts",
    ],
    // The server and its command line are compiled once for all their starts.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), "gates-compile-cache") },
    // A worker for each file would cost a third of the time.
    isolate: false,
    // Most of their time they wait for a server: two cores hold more than the one worker that is usual there.
    maxWorkers: 4,
    // Wide, for a machine with better things to do: only a test that fails waits this long.
    testTimeout: 120_000,
  },
});
