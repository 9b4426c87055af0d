import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cutFonts } from "../assets/fonts.ts";
import { size } from "./arrange.ts";
import { artOf } from "./art.ts";
import { layOut } from "./layout.ts";
import { type Lettering, openLettering } from "./lettering.ts";
import { sharePages } from "./pages.ts";
import { makeShareImages } from "./share-images.ts";

const origin = "https://company.example";

let folder: string;
let letters: Lettering;

beforeAll(async () => {
  await cutFonts();
  letters = await openLettering();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "share-"));
});

afterEach(() => rm(folder, { recursive: true }));

async function page(file: string, image: string, title: string, crumbs: string[] = [], url = "") {
  const to = join(folder, "site", file);
  await mkdir(dirname(to), { recursive: true });
  const trail = ["Home", ...crumbs].map((label) => `<li>${label}</li>`).join("<li aria-hidden>/");
  await writeFile(
    to,
    `<head><meta property="og:image" content="${image}">` +
      `${url && `<meta property="og:url" content="${url}">`}</head><nav aria-label="Breadcrumb">` +
      `<ol>${trail}</ol></nav><main><h1>${title}</h1></main>`,
  );
}
const pages = () => sharePages(join(folder, "site"), origin);
const make = () => makeShareImages(join(folder, "site"), origin, join(folder, "cache"));

describe("what a page's image says", () => {
  it("is its heading, below the level it stands on", async () => {
    await page("tech/tea/index.html", `${origin}/share/tea.jpg`, "Tea <b>&amp;</b> milk", [
      "Drinks",
      "Tea",
    ]);
    expect(await pages()).toEqual([
      { image: "/share/tea.jpg", path: "/tech/tea", section: "Drinks", title: "Tea & milk" },
    ]);
  });

  it("is said once by pages that are the same", async () => {
    const image = `${origin}/share/tea.jpg`;
    for (const file of ["tea/green.html", "tea/index.html"])
      await page(file, image, "Tea", ["Drinks", "Tea"], `${origin}/tea`);
    expect((await pages()).map(({ path, section }) => [path, section])).toEqual([
      ["/tea", "Drinks"],
    ]);
  });

  it("is never said by two pages that differ", async () => {
    await page("coffee.html", `${origin}/share/tea.jpg`, "Coffee");
    await page("tea.html", `${origin}/share/tea.jpg`, "Tea");
    await expect(pages()).rejects.toThrow("tea.html and /coffee ask for the same share image");
  });

  it.each([
    ["an image of another site", "https://elsewhere.example/tea.jpg", "Tea", "one of the site's"],
    ["no heading", `${origin}/share/tea.jpg`, "", "there is no h1"],
  ])("stops the build on %s", async (_, image, title, message) => {
    await page("tea.html", image, title);
    await expect(pages()).rejects.toThrow(message);
  });
});

describe("letters", () => {
  it("keep to their column and lose no word", () => {
    const words = "Built in Lahore, used a long way from it";
    const lines = letters.wrap(words, 60, 400);
    expect(lines.join(" ")).toBe(words);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(letters.measure(line, 60)).toBeLessThanOrEqual(400);
  });

  it("are as wide as they measure", () => {
    const xs = [...letters.outline("HH", 100).matchAll(/[ML]([-\d.]+) /g)].map(([, x]) =>
      Number(x),
    );
    const width = letters.measure("HH", 100);
    expect(Math.max(...xs)).toBeGreaterThan(0.8 * width);
    expect(Math.max(...xs)).toBeLessThanOrEqual(width);
  });

  it("stop the build when a title has no room", () => {
    const long = "Tea ".repeat(60).trim();
    const asked = { image: "/share/tea.jpg", path: "/tea", section: undefined, title: long };
    expect(() => layOut(asked, { kind: "gates" }, letters)).toThrow("There is no room");
  });
});

describe("art", () => {
  it.each([
    ["/tech/react", "scene"],
    ["/portfolio/takenote", "screens"],
    ["/careers", "window"],
    ["/portfolio/no-such-project", "gates"],
    ["/a-new-page", "gates"],
  ])("of %s is a kind of %s", (path, kind) => {
    expect(artOf(path).kind).toBe(kind);
  });
});

describe("makeShareImages", () => {
  it("writes an image of the size that is asked for, and keeps it for the next build", async () => {
    await page("tea.html", `${origin}/share/tea.jpg`, "Tea");
    const file = join(folder, "site", "share", "tea.jpg");
    await make();
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ ...size, format: "jpeg" });

    const [kept = ""] = await readdir(join(folder, "cache"));
    await writeFile(join(folder, "cache", kept), "kept");
    await make();
    expect(await readFile(file, "utf8")).toBe("kept");
  });

  it("makes it anew when the words change, and forgets the old one", async () => {
    await page("tea.html", `${origin}/share/tea.jpg`, "Tea");
    await make();
    const before = await readdir(join(folder, "cache"));
    await page("tea.html", `${origin}/share/tea.jpg`, "Green tea");
    await make();
    const after = await readdir(join(folder, "cache"));
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });
});
