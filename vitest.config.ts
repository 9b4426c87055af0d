import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Browser tests have a runner of their own (playwright.config.ts).
    include: ["{app,contract,server,scripts,tests}/**/*.test.{ts,tsx}"],
  },
});
