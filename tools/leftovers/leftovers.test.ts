import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { leftovers } from "./leftovers.ts";

const entry = (path: string) => `content/${path}`;

test("names what is left of an example, and nothing else", async () => {
  const folder = folderOf({
    [entry("company/index.yaml")]: "email: a@b.example\n",
    // As the example's, and right.
    [entry("moved/index.yaml")]: "addresses: []\n",
    [entry("pages/home/index.yaml")]: "title: Koti\n",
    ["guessed.yaml"]: "# What was guessed\nemail: a@b.example\nname: Other\n",
  });
  const template = "tools/new-brand/template/content/pages/not-found/index.yaml";
  // There are no apps, openings and articles: their pages are not built. What is said of a missing page may well be right.
  for (const name of ["not-found", "our-apps", "careers", "articles", "about"])
    await cp(template.replace("not-found", name), join(folder, entry(`pages/${name}/index.yaml`)));
  expect(await leftovers(folder)).toEqual([
    // Not the mission: that part is hidden.
    "About › Invitation to apply › Text is still the example's",
    "About › Story › Paragraphs, 1st is still the example's",
    "About › Top of the page › Introduction is still the example's",
    "Company and addresses › E-mail is still the example's",
    `Company and addresses › E-mail was guessed to be a@b.example. Correct it, or delete its line in ${folder}/guessed.yaml`,
  ]);
});
