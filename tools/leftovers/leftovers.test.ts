import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { hashOf } from "./hashes.ts";
import { leftovers } from "./leftovers.ts";

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const shipped = {
  company: hashOf("Old Mill"),
  names: ["old mill", "old-mill"].map(hashOf),
  pictures: [hashOf(picture)],
};
const company = (name: string) => JSON.stringify({ name, email: "a@b.fi" }, null, 2);
const entry = (path: string) => `${brandFolder}/content/${path}`;

test("names what is left of an example and of an older company, and nothing else", async () => {
  const root = folderOf({
    [entry("company/index.json")]: company("Lumi").replace("b.fi", "b.example"),
    [entry("pages/about/index.yaml")]: "title: Since Old Mill closed\n",
    [entry("pages/home/index.yaml")]: "title: Koti\n",
    [entry("projects/silta/drawing.svg")]: picture,
    [entry("projects/silta/own.svg")]: `${picture}\n`,
    [`${brandFolder}/guessed.yaml`]: "# What was guessed\nemail: a@b.example\nname: Other\n",
    "package.json": '{ "name": "old-mill" }',
    "README.md": "# Lumi",
    "docs/screenshot.png": picture,
  });
  const template = "tools/new-brand/template/content/pages/not-found/index.yaml";
  // There are no apps: their page is not built.
  for (const name of ["not-found", "our-apps"])
    await cp(template.replace("not-found", name), join(root, entry(`pages/${name}/index.yaml`)));
  expect(await leftovers(root, shipped)).toEqual([
    "docs/screenshot.png is a picture of the company that came with this project",
    "package.json names the company that came with this project",
    `${entry("company/index.json")} still has an address that ends in .example`,
    `${entry("company/index.json")}: "email" was guessed to be a@b.example. Correct it, or delete its line in ${brandFolder}/guessed.yaml`,
    `${entry("pages/about/index.yaml")} names the company that came with this project`,
    `${entry("pages/not-found/index.yaml")} is still the example that npm run new-brand wrote`,
    `${entry("projects/silta/drawing.svg")} is a picture of the company that came with this project`,
  ]);
});

test("the company that comes with the project has nothing left of another", async () => {
  const root = folderOf({
    [entry("company/index.json")]: company("Old Mill"),
    [entry("people/ada/portrait.svg")]: picture,
  });
  expect(await leftovers(root, shipped)).toEqual([]);
  expect(await readFile("tools/leftovers/shipped.json", "utf8")).toContain('"pictures": [\n');
});
