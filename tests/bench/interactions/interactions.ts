import type { Browser, Page } from "@playwright/test";
import { technologiesButton } from "../../journeys/support/header.ts";
import { interactionMs } from "./event-timing.ts";
import { press } from "./press.ts";
import { type Device, devices, visit } from "./visit.ts";

/** Interactions of one visit, in their order: each is the visit's first of its kind. */
type Course = {
  path: string;
  devices: readonly Device[];
  steps: Record<string, (page: Page) => Promise<void>>;
};

const themeToggle = (page: Page) => page.getByRole("button", { name: "Dark theme" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
const both: readonly Device[] = ["desktop", "phone"];

const courses: readonly Course[] = [
  {
    path: "/",
    devices: ["desktop"],
    steps: {
      "Technologies menu opens": (page) => press(technologiesButton(page)),
      "and closes": (page) => press(technologiesButton(page)),
    },
  },
  {
    path: "/",
    devices: ["phone"],
    steps: {
      "mobile menu opens": (page) => press(menuButton(page)),
      "its Technologies unfold": (page) =>
        press(page.locator("summary", { hasText: "Technologies" })),
      "and closes": (page) => press(menuButton(page)),
    },
  },
  {
    path: "/",
    devices: both,
    steps: {
      "theme to dark": (page) => press(themeToggle(page)),
      "theme to light": (page) => press(themeToggle(page)),
    },
  },
  {
    path: "/",
    devices: both,
    steps: {
      "carousel, next": (page) =>
        press(page.getByRole("button", { name: "Next testimonial", exact: true })),
    },
  },
  {
    path: "/portfolio",
    devices: both,
    steps: {
      "portfolio filter, 14 of 22 stay": (page) =>
        press(page.getByRole("button", { name: "Website Development", exact: true })),
      "and all come back": (page) => press(page.getByRole("button", { name: "All", exact: true })),
    },
  },
  {
    path: "/careers",
    devices: both,
    steps: {
      "careers dialog opens": (page) =>
        press(page.getByRole("button", { name: "Apply Now" }).first()),
      "its first field is chosen": (page) => press(page.getByLabel("Full name")),
      "the field's first letter": (page) => page.keyboard.press("Z"),
      "careers dialog closes": async (page) => {
        await page.keyboard.press("Backspace"); // nothing typed: it closes without asking
        await press(page.getByRole("button", { name: "Close dialog" }));
      },
    },
  },
];

export type Interaction = { path: string; device: Device; name: string; ms: number[] };

/** Every interaction `runs` times, each time in a new visit. */
export async function measureInteractions(
  browser: Browser,
  site: string,
  runs: number,
): Promise<Interaction[]> {
  const found: Interaction[] = [];
  for (const { path, devices: on, steps } of courses)
    for (const device of on) {
      console.error(`interactions: ${path}, ${device}`);
      const rows = Object.keys(steps).map((name) => ({ path, device, name, ms: [] as number[] }));
      for (let run = 0; run < runs; run += 1)
        await visit(browser, site + path, devices[device], async (page) => {
          for (const row of rows) {
            const act = steps[row.name];
            if (act) row.ms.push(await interactionMs(page, () => act(page)));
          }
        });
      found.push(...rows);
    }
  return found;
}
