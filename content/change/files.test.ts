import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "#server/testing/temp.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { isEntryFile } from "./files.ts";

const content = `${brandFolder}/content`;

test.each([
  ["company/index.yaml", true],
  ["pages/home/index.yaml", true],
  ["projects/pier-booking/index.yaml", true],
  ["projects/pier-booking/picture/value/image.png", true],
  ["brand/My logo.svg", true],
  ["projects/pier-booking/IMG_2041.PNG", true],
  ["company.ts", false],
  ["placeholders.ts", false],
  ["company/index.ts", false],
  ["company/package.json", false],
  ["projects/index.yaml", false],
  ["jobs/designer/page.astro", false],
  ["jobs/designer/.png", false],
  ["Company/index.yaml", false],
  ["company/../schemas/index.yaml", false],
  ["company/x/../../y.png", false],
  [String.raw`company/..\..\y.png`, false],
  ["company//tmp/y.png", false],
  ["schemas/index.yaml", false],
])("%s is a file of an entry: %s", (path, expected) =>
  expect(isEntryFile(`${content}/${path}`)).toBe(expected),
);

test("a file outside of the content folder is none of an entry", () => {
  expect(isEntryFile(`/${content}/company/index.yaml`)).toBe(false);
  expect(isEntryFile("index.yaml")).toBe(false);
});

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
