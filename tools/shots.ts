/*
 * npm run shots: a picture of every page of the production build, light and dark, on a phone, a
 * laptop and a large screen, in shots/; shots/index.html shows all of them. `npm run shots -- /contact /about`
 * takes those pages only (and those below them).
 */
import { glob, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { retryPagePaths } from "../contract/retry-page.ts";
import { launchArgs, requireProgram } from "./browsers.ts";
import { startProductionServer } from "./production-server.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "shots");
const widths = [390, 1440, 1920];
const themes = ["light", "dark"] as const;

const wanted = process.argv.slice(2);
const isWanted = (path: string) =>
  wanted.length === 0 || wanted.some((it) => path === it || path.startsWith(`${it}/`));
// Nobody can ask for those of later days.
const files = glob("**/*.html", { cwd: join(root, "dist/served"), exclude: ["later/**"] });
const paths = (await Array.fromAsync(files))
  .map((file) => `/${file.replace(/(?:^index)?\.html$/, "")}`)
  // Nor for those with the server's tokens in them.
  .filter((path) => !retryPagePaths.includes(path) && isWanted(path))
  .toSorted();
if (paths.length === 0)
  throw new Error("There is no such page in dist/served (npm run build:served).");

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const server = await startProductionServer();
const executablePath = requireProgram("chromium");
const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
const shots: string[] = [];
try {
  for (const path of paths)
    for (const width of widths)
      shots.push(...(await Promise.all(themes.map((theme) => take(path, width, theme)))));
} finally {
  await browser.close();
  await server.stop();
}
const links = shots.map((file) => `<a href="${file}"><img src="${file}" width="240"></a>`);
await writeFile(join(folder, "index.html"), `<!doctype html><title>Shots</title>${links.join("")}`);
console.log(`${shots.length} pictures of ${paths.length} pages: shots/index.html`);

/** @returns the picture's file */
async function take(path: string, width: number, theme: string) {
  const viewport = { width, height: width < 1024 ? 844 : 900 };
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
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
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  const file = `${name}-${theme}-${width}.png`;
  await page.screenshot({ path: join(folder, file), fullPage: true });
  await page.close();
  return file;
}
