import type { Page } from "@playwright/test";
import { open, withoutScripts } from "./open.ts";

/** What works before React has come has to work the same way after it, and the other way round. */
export const arrivals = [
  { when: "with scripts", arrive: open },
  {
    when: "before any script has loaded",
    async arrive(page: Page, path: string) {
      await withoutScripts(page);
      await page.goto(path);
    },
  },
] as const;
