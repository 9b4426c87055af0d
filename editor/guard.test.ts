import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "../server/testing/temp.ts";
import { brandFolder } from "../src/content/brand-folder.ts";
import { isEntryFile, isOwn } from "./guard.ts";

const content = `${brandFolder}/content`;
const host = "localhost:3000";
const own = { origin: `http://${host}`, "sec-fetch-site": "same-origin" };
const otherPort = { origin: "http://localhost:4000", "sec-fetch-site": "same-site" };

test.each([
  ["POST", own, true],
  ["POST", { origin: own.origin }, true],
  ["POST", otherPort, false],
  ["POST", { ...otherPort, "sec-fetch-dest": "document" }, false],
  ["POST", { origin: "null" }, false],
  ["POST", {}, false],
  ["DELETE", otherPort, false],
  ["GET", { "sec-fetch-site": "same-origin" }, true],
  ["GET", { "sec-fetch-site": "none", "sec-fetch-dest": "document" }, true],
  ["GET", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" }, true],
  ["GET", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe" }, false],
  ["GET", otherPort, false],
  ["GET", {}, true],
])("%s with %j belongs to the editor: %s", (method, headers, expected) => {
  const url = `http://${host}/api/keystatic/update`;
  expect(isOwn(new Request(url, { method, headers: { host, ...headers } }))).toBe(expected);
});

test.each([
  [`${content}/company/index.json`, true],
  [`${content}/screens/home/index.yaml`, true],
  [`${content}/projects/pier-booking/index.yaml`, true],
  [`${content}/projects/pier-booking/picture/value/image.png`, true],
  [`${content}/brand/My logo.svg`, true],
  [`${content}/company.ts`, false],
  [`${content}/company-words.ts`, false],
  [`${content}/company/index.ts`, false],
  [`${content}/company/package.json`, false],
  [`${content}/projects/index.yaml`, false],
  [`${content}/jobs/designer/page.astro`, false],
  [`${content}/jobs/designer/.png`, false],
  [`${content}/Company/index.json`, false],
  [`${content}/company/../schemas/index.yaml`, false],
  [`${content}/company/x/../../y.png`, false],
  [String.raw`${content}/company/..\..\y.png`, false],
  [`${content}/company//tmp/y.png`, false],
  [`/${content}/company/index.json`, false],
  [`${content}/schemas/index.json`, false],
  ["index.json", false],
])("%s is a file of an entry: %s", (path, expected) => expect(isEntryFile(path)).toBe(expected));

test("a link does not lead out of the content folder", () => {
  const root = tempDir();
  const company = join(root, content, "company");
  mkdirSync(company, { recursive: true });
  symlinkSync(root, join(company, "pictures"));
  symlinkSync(join(root, "not-there.png"), join(company, "logo.png"));
  const isWritten = (name: string) => isEntryFile(`${content}/company/${name}`, root);
  const names = ["plain.png", "pictures/a.png", "logo.png"];
  expect(names.filter(isWritten)).toEqual(["plain.png"]);
});
