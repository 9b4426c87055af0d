import type { Browser, Page } from "@playwright/test";
import { technologiesButton } from "../../journeys/support/header.ts";
import { aim } from "./press.ts";
import { type Task, tasksOf } from "./tasks.ts";
import { type Frames, framesDuring, type TraceEvent, workDuring } from "./trace.ts";
import { type Device, devices, slowdown, visit } from "./visit.ts";

/** Something that moves. It is traced from its beginning until it has come to rest. */
type Scene = {
  name: string;
  path: string;
  device: Device;
  /** Gets ready in the page; what comes back is what is traced. */
  prepare: (page: Page) => Promise<() => Promise<unknown>>;
};

type Trace<Result> = (browser: Browser, page: Page, act: () => Promise<unknown>) => Promise<Result>;

/**
 * Traced at full speed and multiplied: a thread that is slowed down and loses the processor to other
 * programs is charged two or three times what it did. Tasks of no kind are what the recording and
 * the pointer's remote control do.
 */
const asSlow = (events: TraceEvent[]) =>
  tasksOf(events, slowdown).filter(({ kinds }) => kinds.some(([kind]) => kind !== "other"));

const theme = (page: Page) => aim(page.getByRole("button", { name: "Dark theme" }));
const dialog = (page: Page) => aim(page.getByRole("button", { name: "Apply Now" }).first());
const filter = (page: Page) =>
  aim(page.getByRole("button", { name: "Website Development", exact: true }));
const nextSlide = (page: Page) =>
  aim(page.getByRole("button", { name: "Next testimonial", exact: true }));
const follow = (name: string) => (page: Page) =>
  aim(page.getByRole("banner").getByRole("link", { name, exact: true }));

const scenes: readonly Scene[] = [
  {
    name: "Technologies menu opens",
    path: "/",
    device: "desktop",
    prepare: (page) => aim(technologiesButton(page)),
  },
  {
    name: "mobile menu opens",
    path: "/",
    device: "phone",
    prepare: (page) => aim(page.getByRole("button", { name: "Menu" })),
  },
  { name: "theme to dark", path: "/", device: "desktop", prepare: theme },
  { name: "theme to dark", path: "/", device: "phone", prepare: theme },
  { name: "careers dialog opens", path: "/careers", device: "desktop", prepare: dialog },
  { name: "careers dialog opens", path: "/careers", device: "phone", prepare: dialog },
  { name: "portfolio filter", path: "/portfolio", device: "desktop", prepare: filter },
  { name: "portfolio filter", path: "/portfolio", device: "phone", prepare: filter },
  { name: "carousel, next", path: "/", device: "phone", prepare: nextSlide },
  { name: "home scrolled to its end", path: "/", device: "desktop", prepare: toScrollDown },
  { name: "home scrolled to its end", path: "/", device: "phone", prepare: toScrollDown },
  { name: "home to about", path: "/", device: "desktop", prepare: follow("About us") },
  { name: "home to contact", path: "/", device: "desktop", prepare: follow("Get in Touch") },
  {
    name: "home to portfolio",
    path: "/",
    device: "desktop",
    prepare: (page) => aim(page.locator('main a[href="/portfolio"]').first()),
  },
];

/** Steps of a wheel, one in six frames: quick, and slow enough that each can be drawn. */
async function toScrollDown(page: Page): Promise<() => Promise<void>> {
  const [step, everyMs] = [200, 100];
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.mouse.move(4, 450);
  return async () => {
    for (let top = 0; top < height; top += step) {
      await page.mouse.wheel(0, step);
      await page.waitForTimeout(everyMs);
    }
  };
}

/** Longer than any motion of the site. */
const restMs = 1500;

export type Played = {
  name: string;
  device: Device;
  tasks: Task[];
  /** None of the home page's opening: there is nothing on the screen yet. */
  frames?: Frames;
};

/**
 * Plays every scene, each time in a new visit, and the opening of the home page: once at full speed for
 * what the main thread does, once slowed down for what is to be seen.
 */
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
  for (const { name, path, device, prepare } of scenes) {
    console.error(`frames: ${name}, ${device}`);
    const play = <Result>(of: Trace<Result>, rate: number) =>
      visit(
        browser,
        site + path,
        devices[device],
        async (page) => {
          const act = await prepare(page);
          return of(browser, page, async () => {
            await act();
            await page.waitForTimeout(restMs);
          });
        },
        rate,
      );
    const tasks = asSlow(await play(workDuring, 1));
    played.push({ name, device, tasks, frames: await play(framesDuring, slowdown) });
  }
  return played;
}

async function opening(browser: Browser, site: string, device: Device): Promise<Task[]> {
  const context = await browser.newContext(devices[device]);
  try {
    const page = await context.newPage();
    const events = await workDuring(browser, page, async () => {
      await page.goto(site);
      await page.waitForTimeout(restMs);
    });
    return asSlow(events);
  } finally {
    await context.close();
  }
}
