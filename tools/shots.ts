/*
 * npx node tools/shots.ts: screenshots of every page of dist/served, light and dark, in phone, laptop and desktop widths, in
 * shots/, with an overview in shots/index.html. `npx node tools/shots.ts /contact /about` takes these pages and those below.
 */
import { glob, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { retryPagePaths } from "#contract/retry-page.ts";
import { launchArgs, requireProgram } from "./browsers.ts";
import { startProductionServer } from "./production-server.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "shots");
const widths = [390, 1440, 1920];
const themes = ["light", "dark"] as const;

const wanted = process.argv.slice(2);
const isWanted = (path: string) =>
  wanted.length === 0 || wanted.some((it) => path === it || path.startsWith(`${it}/`));
const files = glob("**/*.html", { cwd: join(root, "dist/served") });
const paths = (await Array.fromAsync(files))
  .map((file) => `/${file.replace(/(?:^index)?\.html$/, "")}`)
  // Retry pages are templates without an address.
  .filter((path) => !retryPagePaths.includes(path) && isWanted(path))
  .toSorted();
if (paths.length === 0)
  throw new Error("dist/served has no such page; npm run build served builds it.");

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
console.log(`${shots.length} screenshots of ${paths.length} pages: shots/index.html`);

/** @returns the screenshot's file name */
async function take(path: string, width: number, theme: string) {
  const viewport = { width, height: width < 1024 ? 844 : 900 };
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
  await page.goto(server.url + path);
  // Lazy images load only near the viewport.
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
