import type { Browser, Page } from "@playwright/test";
import { technologiesButton } from "../../e2e/support/header.ts";
import { press } from "./press.ts";
import { type Task, tasksOf } from "./tasks.ts";
import { type TraceEvent, traceOf } from "./trace.ts";
import { type Device, devices, slowdown, visit } from "./visit.ts";

/** Something that moves. It is traced from its beginning until it has come to rest. */
type Scene = {
  name: string;
  path: string;
  device: Device;
  act: (page: Page) => Promise<unknown>;
};

/**
 * Traced at full speed and multiplied: a thread that is slowed down and loses the processor to other
 * programs is charged two or three times what it did. Tasks of no kind are what the recording and
 * the pointer's remote control do.
 */
const asSlow = (events: TraceEvent[]) =>
  tasksOf(events, slowdown).filter(({ kinds }) => kinds.some(([kind]) => kind !== "other"));

const theme = (page: Page) => press(page.getByRole("button", { name: "Dark theme" }));
const dialog = (page: Page) => press(page.getByRole("button", { name: "Apply Now" }).first());
const filter = (page: Page) =>
  press(page.getByRole("button", { name: "Website Development", exact: true }));
const nextSlide = (page: Page) =>
  press(page.getByRole("button", { name: "Next testimonial", exact: true }));
const follow = (name: string) => (page: Page) =>
  press(page.getByRole("banner").getByRole("link", { name, exact: true }));

const scenes: readonly Scene[] = [
  {
    name: "Technologies menu opens",
    path: "/",
    device: "desktop",
    act: (page) => press(technologiesButton(page)),
  },
  {
    name: "mobile menu opens",
    path: "/",
    device: "phone",
    act: (page) => press(page.getByRole("button", { name: "Menu" })),
  },
  { name: "theme to dark", path: "/", device: "desktop", act: theme },
  { name: "theme to dark", path: "/", device: "phone", act: theme },
  { name: "careers dialog opens", path: "/careers", device: "desktop", act: dialog },
  { name: "careers dialog opens", path: "/careers", device: "phone", act: dialog },
  { name: "portfolio filter", path: "/portfolio", device: "desktop", act: filter },
  { name: "portfolio filter", path: "/portfolio", device: "phone", act: filter },
  { name: "carousel, next", path: "/", device: "phone", act: nextSlide },
  { name: "home scrolled to its end", path: "/", device: "desktop", act: scrollDown },
  { name: "home scrolled to its end", path: "/", device: "phone", act: scrollDown },
  { name: "home to about", path: "/", device: "desktop", act: follow("About us") },
  { name: "home to contact", path: "/", device: "desktop", act: follow("Get in Touch") },
  {
    name: "home to portfolio",
    path: "/",
    device: "desktop",
    act: (page) => press(page.locator('main a[href="/portfolio"]').first()),
  },
];

/** Steps of a wheel, one in six frames: quick, and slow enough that each can be drawn. */
async function scrollDown(page: Page): Promise<void> {
  const [step, everyMs] = [200, 100];
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.mouse.move(4, 450);
  for (let top = 0; top < height; top += step) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(everyMs);
  }
}

/** Longer than any motion of the site. */
const restMs = 1500;

export type Played = { name: string; device: Device; tasks: Task[] };

/** Plays and traces every scene once, each in a new visit, and the opening of the home page. */
export async function playScenes(browser: Browser, site: string): Promise<Played[]> {
  const played: Played[] = [];
  for (const device of ["desktop", "phone"] as const) {
    console.error(`frames: the home page opens, ${device}`);
    played.push({
      name: "home loads and its gates open",
      device,
      tasks: await opening(browser, site, device),
    });
  }
  for (const { name, path, device, act } of scenes) {
    console.error(`frames: ${name}, ${device}`);
    const events = await visit(
      browser,
      site + path,
      devices[device],
      (page) =>
        traceOf(browser, page, async () => {
          await act(page);
          await page.waitForTimeout(restMs);
        }),
      1,
    );
    played.push({ name, device, tasks: asSlow(events) });
  }
  return played;
}

async function opening(browser: Browser, site: string, device: Device): Promise<Task[]> {
  const context = await browser.newContext(devices[device]);
  try {
    const page = await context.newPage();
    const events = await traceOf(browser, page, async () => {
      await page.goto(site);
      await page.waitForTimeout(restMs);
    });
    return asSlow(events);
  } finally {
    await context.close();
  }
}
