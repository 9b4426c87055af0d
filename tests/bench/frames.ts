import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { median, spread } from "./figures.ts";
import { cpuMs, tasksOf, traced, withChromium } from "./traces.ts";
import { withTwoBuilds } from "./two-builds.ts";

/** A desktop this many times slower than the machine. */
const slowdown = 6;
/** A frame of 60 a second; a task that takes longer misses one. */
const frameMs = 1000 / 60;
const settleMs = 3000;

/** What a visitor of home does with a mouse, at 1440 px. */
const scenes: Record<string, (page: Page) => Promise<void>> = {
  "moving the mouse": async (page) => {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.move(200 + 12 * step, 300 + 60 * Math.sin(step / 5));
      await sleep(16);
    }
  },
  "hovering links and cards": async (page) => {
    const links = await page.locator("main a:visible").all();
    for (const link of links.slice(0, 8)) {
      await link.hover({ force: true, timeout: 5000 });
      await sleep(250);
    }
  },
  "code samples change": async (page) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.mouse.move(5, 450);
    await sleep(6000);
  },
  "scrolling through": async (page) => {
    await page.mouse.move(720, 450);
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, 150);
      await sleep(50);
    }
  },
};

type Frames = { long: number; lateMs: number };

/** Prints, for each scene on home, how many tasks were longer than a frame and by how much, beside another build's. */
export async function measureFrames(
  siteDir: string,
  besideDir: string | undefined,
  runs: number,
): Promise<void> {
  await withTwoBuilds(siteDir, besideDir, async ({ site, beside }) => {
    const all: Record<string, Frames[]>[] = [];
    const addresses = [site, ...(beside === undefined ? [] : [beside])];
    for (let run = 0; run < runs; run += 1)
      for (const [index, address] of addresses.entries()) {
        const measured = (all[index] ??= {});
        for (const [name, frames] of Object.entries(await visit(address)))
          (measured[name] ??= []).push(frames);
      }
    const [these = {}, those = {}] = all;
    console.table(
      Object.keys(scenes).map((scene) => {
        const row = (frames: Frames[] = []) =>
          `${spread(frames.map(({ long }) => long))}, late by ${median(frames.map(({ lateMs }) => lateMs)).toFixed(0)} ms`;
        return { scene, "long tasks": row(these[scene]), [besideDir ?? "-"]: row(those[scene]) };
      }),
    );
    console.log(`Tasks longer than ${frameMs.toFixed(1)} ms, 1440 px, ${slowdown} times slower.`);
  });
}

const visit = (address: string) =>
  withChromium(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(address);
    // Scripts load at the first input.
    await page.mouse.move(100, 100);
    await sleep(settleMs);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const frames: Record<string, Frames> = {};
    for (const [name, act] of Object.entries(scenes)) {
      const late = tasksOf(await traced(browser, () => act(page), page))
        .map((task) => cpuMs(task) - frameMs)
        .filter((ms) => ms > 0);
      frames[name] = { long: late.length, lateMs: late.reduce((sum, ms) => sum + ms, 0) };
    }
    return frames;
  });
