import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { leftovers } from "./leftovers.ts";

const entry = (path: string) => `${brandFolder}/content/${path}`;

test("names what is left of an example, and nothing else", async () => {
  const root = folderOf({
    [entry("company/index.json")]: JSON.stringify({ email: "a@b.example" }, null, 2),
    // As the example's, and right.
    [entry("moved/index.yaml")]: "addresses: []\n",
    [entry("pages/home/index.yaml")]: "title: Koti\n",
    [`${brandFolder}/guessed.yaml`]: "# What was guessed\nemail: a@b.example\nname: Other\n",
  });
  const template = "tools/new-brand/template/content/pages/not-found/index.yaml";
  // There are no apps: their page is not built.
  for (const name of ["not-found", "our-apps"])
    await cp(template.replace("not-found", name), join(root, entry(`pages/${name}/index.yaml`)));
  expect(await leftovers(root)).toEqual([
    `${entry("company/index.json")} still has an address that ends in .example`,
    `${entry("company/index.json")}: "email" was guessed to be a@b.example. Correct it, or delete its line in ${brandFolder}/guessed.yaml`,
    `${entry("pages/not-found/index.yaml")} is still the example that npm run new-brand wrote`,
  ]);
});
