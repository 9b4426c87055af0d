import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type PageData, pageDataId, pageDataJson } from "../../src/lib/page-data.ts";
import { writePageData } from "./page-data-files.ts";

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), "page-data-"));
});

afterEach(() => rm(site, { recursive: true, force: true }));

async function write(file: string, text: string) {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), text);
}

const page = (data: PageData) =>
  `<!DOCTYPE html><title>A</title><script type="application/json" id="${pageDataId}">${pageDataJson(data)}</script>`;

describe("writePageData", () => {
  it("writes what stands in the page, for pages with data only", async () => {
    const data = { version: "1", data: { words: "a < b" } };
    await write("index.html", page(data));
    await write("tech/react.html", page(data));
    await write("about.html", page({ version: "1" }));
    await write("portfolio/404.html", page({ version: "1", data: null }));
    await writePageData(site);
    for (const file of ["data/home.json", "data/tech/react.json"])
      expect(JSON.parse(await readFile(join(site, file), "utf8"))).toEqual(data);
    expect(existsSync(join(site, "data/about.json"))).toBe(false);
    expect(existsSync(join(site, "data/portfolio"))).toBe(false);
  });

  it("takes away the framework's own", async () => {
    await write("index.html", page({ version: "1" }));
    await write("tech/react.data", "[]");
    await writePageData(site);
    expect(existsSync(join(site, "tech/react.data"))).toBe(false);
  });

  it("stops at a page that does not say what it was built from", async () => {
    await write("index.html", "<!DOCTYPE html><title>A</title>");
    await expect(writePageData(site)).rejects.toThrow("index.html does not say");
  });
});
