import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ask } from "#server/testing/ask.ts";
import { eventually } from "#tests/support/patience.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { serving } from "#server/testing/serving.ts";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { createAssetStore } from "./asset-store.ts";
import { folderAssets } from "#server/inbox/assets.ts";
import { loadSite } from "./load.ts";

const day = 86_400_000;
const menu = "export const menu = 1;".repeat(20);
const first = { "index.html": "first", "_astro/menu.aa.js": menu, "_astro/b.cc.css": "a {}" };
const second = { "index.html": "second", "_astro/menu.bb.js": "2", "_astro/b.cc.css": "a {}" };
const picture = { "_astro/secret.dd.avif": "picture" };
const compressed = { ...first, ...picture, "_astro/menu.aa.js.br": brotliCompressSync(menu) };

/** Deploys a build into `dataDir`. */
async function deployed(
  build: Record<string, string | Buffer>,
  { dataDir = tempDir(), start = "2026-03-01T09:00:00Z", freeBytes = 1e9, isAway = false } = {},
) {
  const runtime = testRuntime(start);
  const site = await loadSite(folderOf(build));
  const room = { freeBytes: () => freeBytes, minFreeBytes: 1e6 };
  const dir = join(dataDir, "earlier-files");
  const folder = folderAssets(dir);
  let [listings, away] = [0, isAway];
  const list = async () => {
    listings += 1;
    if (away) throw new Error("away");
    return folder.list();
  };
  const assets = createAssetStore({
    ...runtime,
    withAssets: (work) => work({ ...folder, list }),
    site: () => site,
    ...room,
  });
  const { url } = await serving({ site, assets });
  return {
    keeping: assets.keep(),
    ...runtime,
    dataDir,
    dir,
    stop: assets.stop,
    find: assets.find,
    listings: () => listings,
    comesBack: () => (away = false),
    names: () => readdirSync(dir).toSorted(),
    get: (path: string, headers = {}) => ask(url + path, headers),
  };
}
/** Deploys a build and waits until its files are kept. */
async function kept(build: Record<string, string | Buffer>, more: object = {}) {
  const served = await deployed(build, more);
  await served.keeping;
  return served;
}

test("scripts and styles of the build before are served, compressed and for as long as any; nothing else", async () => {
  // A version of before kept pictures, too.
  const dataDir = folderOf({ "earlier-files/old.ee.avif": "picture" });
  await kept(compressed, { dataDir });
  const { get, names } = await kept(second, { dataDir });
  expect(await get("/_astro/menu.aa.js")).toMatchObject({
    status: 200,
    text: menu,
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": expect.stringContaining("immutable"),
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    },
  });
  const br = await get("/_astro/menu.aa.js", { "accept-encoding": "br" });
  expect(brotliDecompressSync(br.body).toString()).toBe(menu);
  expect((await get("/")).text).toBe("second");
  expect(names()).toEqual(["b.cc.css", "menu.aa.js", "menu.aa.js.br", "menu.bb.js"]);
  for (const path of [
    "/_astro/secret.dd.avif",
    "/_astro/old.ee.avif",
    "/_astro/menu.aa.js.br",
    "/_astro/..%2fmessages.sqlite",
    "/_astro/../messages.sqlite",
    "/_astro/",
    "/earlier-files/menu.aa.js",
    "/menu.aa.js",
  ])
    expect((await get(path)).status, path).toBe(404);
});

test("slow readers of a file of an earlier build share its bytes", async () => {
  const { dataDir } = await kept(first);
  const { find } = await kept(second, { dataDir });
  const found = await Promise.all([1, 2, 3].map(() => find("/_astro/menu.aa.js")));
  expect(found[0]?.encodings.identity.body.toString()).toBe(menu);
  expect(new Set(found).size).toBe(1);
});

test("they are kept for 30 days after the build was served last, not after it was built", async () => {
  const one = await kept(first);
  // The server runs for long. The disk is real: each simulated day waits until it is written.
  const servedLast = () => statSync(join(one.dir, "menu.aa.js")).mtimeMs;
  for (let days = 0; days < 40; days += 1) {
    await one.pass(day);
    await eventually(() => expect(servedLast()).toBe(one.clock.now().getTime()));
  }
  one.stop();
  const { dataDir, clock } = one;
  const start = (days: number) => new Date(clock.now().getTime() + days * day).toISOString();
  const two = await kept(second, { dataDir, start: start(28) });
  expect((await two.get("/_astro/menu.aa.js")).status).toBe(200);
  two.stop();
  const three = await kept(second, { dataDir, start: start(31) });
  expect(three.names()).toEqual(["b.cc.css", "menu.bb.js"]);
  expect((await three.get("/_astro/menu.aa.js")).status).toBe(404);
});

test("a link in the folder is not followed, and messages keep their room", async () => {
  const dataDir = folderOf({ "earlier-files/x.js": "", other: "kept" });
  const link = join(dataDir, "earlier-files", "menu.aa.js");
  symlinkSync(join(dataDir, "other"), link);
  const { names } = await kept(first, { dataDir, freeBytes: 1e6 });
  expect(names()).toEqual(["menu.aa.js", "x.js"]);
  await kept(first, { dataDir });
  expect(readFileSync(join(dataDir, "other"), "utf8")).toBe("kept");
});

test("those who guess names wait for one listing, in which the files of a later build are", async () => {
  const { dir, find, listings, pass } = await kept(first);
  const before = listings();
  const guessed = ["gone", "passwd", "menu.bb"].map((name) => find(`/_astro/${name}.js`));
  await folderAssets(dir).write("menu.bb.js", Buffer.from("2"), Date.now());
  await pass(200);
  const found = (await Promise.all(guessed)).map((file) =>
    file?.encodings.identity.body.toString(),
  );
  expect(found).toEqual([undefined, undefined, "2"]);
  expect(listings()).toBe(before + 1);
});

test("when they were out of reach, they are kept a minute later, and a name is not found meanwhile", async () => {
  const { comesBack, find, names, pass, dir } = await kept(first, { isAway: true });
  const guessed = find("/_astro/menu.aa.js");
  await pass(200);
  expect(await guessed).toBeUndefined();
  comesBack();
  await pass(60_000);
  await eventually(() => expect(existsSync(dir) && names()).toEqual(["b.cc.css", "menu.aa.js"]));
});

test("what a clock that was ahead dated is kept no longer than the rest", async () => {
  const { dataDir, stop } = await kept(first, { start: "2031-03-01T09:00:00Z" });
  stop();
  const { names, pass } = await kept(second, { dataDir });
  expect(names()).toContain("menu.aa.js");
  await pass(31 * day);
  await eventually(() => expect(names()).not.toContain("menu.aa.js"));
});
