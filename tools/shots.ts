/*
 * npm run shots: a picture of every page of the production build, light and dark, on a phone, a
 * laptop and a large screen, in shots/; shots/index.html shows all of them. `npm run shots -- /contact /about`
 * takes those pages only (and those below them).
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { launchArgs, requireProgram } from "./browsers.ts";
import { startProductionServer } from "./production-server.ts";
import { builtPages } from "./site/built-pages.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "shots");
const widths = [390, 1440, 1920];
const themes = ["light", "dark"] as const;
/** Two pages at a time: more wait for each other on a small machine. */
const workers = 2;

const wanted = process.argv.slice(2);
const pages = (await builtPages(join(root, "dist", "served"))).filter(
  (path) => wanted.length === 0 || wanted.some((it) => path === it || path.startsWith(`${it}/`)),
);
if (pages.length === 0) throw new Error(`No page is called ${wanted.join(" or ")}.`);
const shots = pages.flatMap((path) =>
  widths.flatMap((width) =>
    themes.map((theme) => {
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      return { path, width, theme, file: `${name}-${theme}-${width}.png` };
    }),
  ),
);

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const server = await startProductionServer();
const executablePath = requireProgram("chromium");
const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
try {
  const queue = shots.values();
  const work = async () => {
    for (const shot of queue) await take(browser, shot);
  };
  await Promise.all(Array.from({ length: workers }, work));
} finally {
  await browser.close();
  await server.stop();
}
const figures = shots.map(
  ({ file }) => `<a href="${file}"><img src="${file}" alt="${file}" width="240"></a>`,
);
await writeFile(
  join(folder, "index.html"),
  `<!doctype html><title>Shots</title>${figures.join("")}`,
);
console.log(`${shots.length} pictures of ${pages.length} pages: shots/index.html`);

async function take(of: Browser, { path, width, theme, file }: (typeof shots)[number]) {
  const viewport = { width, height: width < 1024 ? 844 : 900 };
  const context = await of.newContext({ viewport, reducedMotion: "reduce" });
  await context.addInitScript((value) => localStorage.setItem("theme", value), theme);
  const page = await context.newPage();
  await page.goto(server.url + path);
  // Lazy ones would come when they are scrolled to.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = "eager";
        return image.decode();
      }),
    ),
  );
  await page.screenshot({ path: join(folder, file), fullPage: true });
  await context.close();
}
