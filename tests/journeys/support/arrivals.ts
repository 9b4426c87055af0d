import type { Page } from "@playwright/test";
import { holdScripts } from "./early.ts";
import { open } from "./open.ts";

/** What works before React has come has to work the same way after it, and the other way round. */
export const arrivals = [
  { when: "with scripts", arrive: open },
  {
    when: "before any script has loaded",
    async arrive(page: Page, path: string) {
      await holdScripts(page);
      await page.goto(path);
    },
  },
] as const;
