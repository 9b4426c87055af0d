import type { Page } from "@playwright/test";
import { open, withoutReact } from "./hydration.ts";

/** What works before React has come has to work the same way after it, and the other way round. */
export const arrivals = [
  { when: "with React", arrive: open },
  {
    when: "before React has loaded",
    async arrive(page: Page, path: string) {
      await withoutReact(page);
      await page.goto(path);
    },
  },
] as const;
