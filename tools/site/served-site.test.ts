import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { siteFactsPath } from "#contract/site-facts.ts";
import { sitePolicy } from "#server/site/csp.ts";
import { loadSite } from "#server/site/load.ts";
import { folderOf } from "#server/testing/temp.ts";
import { finishServedSite } from "./served-site.ts";

const policy = "Content-Security-Policy";

/** A finished build of one page. */
async function built() {
  const facts = { timeZone: "UTC", locations: [], openings: [] };
  const html = "<p>kept</p><script>theme</script>";
  const dir = folderOf({ "index.html": html, [siteFactsPath]: JSON.stringify(facts) });
  await finishServedSite(dir, {});
  const at = (file: string) => join(dir, file);
  return {
    at,
    /** Changes the facts. */
    note: (change: (text: string) => string) =>
      writeFileSync(at(siteFactsPath), change(readFileSync(at(siteFactsPath), "utf8"))),
    async served() {
      const { headers, encodings } = (await loadSite(dir)).files.get("/") ?? {};
      const br = encodings?.br?.body;
      const page = encodings?.identity.body.toString() ?? "";
      return { page, unpacked: br && `${brotliDecompressSync(br)}`, policy: headers?.[policy] };
    },
  };
}

test("what the build has found out and compressed is what the server sends", async () => {
  const { at, note, served } = await built();
  const { page, unpacked, policy } = await served();
  expect(unpacked).toBe(page);
  expect(policy).toBe(sitePolicy([page]));
  writeFileSync(at("index.html.br"), brotliCompressSync("as built"));
  note((text) => text.replace(policy ?? "", "as noted"));
  expect(await served()).toMatchObject({ unpacked: "as built", policy: "as noted" });
});

test("the server finds it out where a build has no notes", async () => {
  const { note, served } = await built();
  note((text) => text.replace(/,"policies":.*/, "}"));
  const { page, policy } = await served();
  expect(policy).toBe(sitePolicy([page]));
});

test("a page that was changed after the build has its own policy", async () => {
  const { at, served } = await built();
  writeFileSync(at("index.html"), "<script>another theme</script>");
  rmSync(at("index.html.br"));
  const { page, policy } = await served();
  expect(policy).toBe(sitePolicy([page]));
});
