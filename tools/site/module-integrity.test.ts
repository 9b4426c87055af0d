import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { folderOf } from "../../server/testing/temp.ts";
import { addIntegrity } from "./module-integrity.ts";

const sha256 = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;
const starts = '<script type="module">go(()=>import("/assets/a.js"))</script>';

test("a page carries the hash of each module it starts with, before it asks for any", async () => {
  const code = { "a.js": 'import"./b.js";const c=()=>import("../c.js")', "b.js": "export {}" };
  const site = folderOf({
    "index.html": `<script>boot</script><p>A</p>${starts}`,
    "assets/a.js": code["a.js"],
    "assets/b.js": code["b.js"],
    "assets/c.js": "later",
  });
  await addIntegrity(site);
  const page = parse(readFileSync(join(site, "index.html"), "utf8"));
  const scripts = page.querySelectorAll("script");
  expect(scripts.map((it) => it.getAttribute("type"))).toEqual([undefined, "importmap", "module"]);
  expect(JSON.parse(scripts[1]?.rawText ?? "")).toEqual({
    integrity: { "/assets/a.js": sha256(code["a.js"]), "/assets/b.js": sha256(code["b.js"]) },
  });
});

test("a page that asks for a module that is not there stops the build", async () => {
  const site = folderOf({ "index.html": starts });
  await expect(addIntegrity(site)).rejects.toThrow("a.js");
});
