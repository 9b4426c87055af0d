/*
 * npm run shots: a picture of every page of the production build, light and dark, on a phone and
 * on a desktop, in shots/, and all of them on one sheet. `npm run shots -- /contact /about` takes
 * those pages only (and those below them).
 */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { builtPages } from "./site/built-pages.ts";
import { launchArgs, requireProgram } from "./browsers.ts";
import { makeSheet } from "./contact-sheet.ts";
import { startProductionServer } from "./production-server.ts";
import { scrollThrough } from "./scroll-through.ts";

type Shot = { path: string; theme: "light" | "dark"; width: number; height: number; file: string };

const root = join(import.meta.dirname, "..");
const folder = join(root, "shots");
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Two pages at a time: more wait for each other on a small machine. */
const hands = 2;

const wanted = process.argv.slice(2);
const pages = (await builtPages(join(root, "dist", "served"))).filter(
  (path) => wanted.length === 0 || wanted.some((it) => path === it || path.startsWith(`${it}/`)),
);
if (pages.length === 0) throw new Error(`No page is called ${wanted.join(" or ")}.`);
const shots = pages.flatMap((path) =>
  screens.flatMap((screen) =>
    (["light", "dark"] as const).map((theme): Shot => {
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      return { path, theme, ...screen, file: join(folder, `${name}-${theme}-${screen.width}.png`) };
    }),
  ),
);

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const server = await startProductionServer();
const browser = await chromium.launch({
  executablePath: requireProgram("chromium"),
  args: [...launchArgs],
});
try {
  const queue = [...shots];
  await Promise.all(
    Array.from({ length: hands }, async () => {
      for (let shot = queue.shift(); shot; shot = queue.shift()) await take(browser, shot);
    }),
  );
} finally {
  await browser.close();
  await server.stop();
}
await makeSheet(shots, join(folder, "sheet.png"));
console.log(
  `${shots.length} pictures of ${pages.length} pages are in shots/; all on shots/sheet.png`,
);

async function take(of: Browser, { path, theme, width, height, file }: Shot) {
  const context = await of.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  await context.addInitScript((value) => localStorage.setItem("theme", value), theme);
  const page = await context.newPage();
  await page.goto(server.url + path, { waitUntil: "networkidle" });
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: file, fullPage: true });
  await context.close();
}
