import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { applySteps } from "./apply.ts";

const company = "content/company/index.yaml";

const articles = "content/pages/articles/index.yaml";
const list = { "content/moved/index.yaml": "addresses: []\n" };
const moved = { ...list, [articles]: "title: Ours\n" };

test("the company and the brand of before 1.3.0 become YAML, once", async () => {
  const brand = folderOf({
    ...moved,
    "content/company/index.json": '{ "name": "Lumi", "a": [1] }',
  });
  expect(await applySteps(brand, "1.2.0")).toEqual([expect.stringMatching(/^1\.3\.0: The comp/)]);
  expect(await readFile(join(brand, company), "utf8")).toBe("name: Lumi\na:\n  - 1\n");
  expect(existsSync(join(brand, "content/company/index.json"))).toBe(false);
  expect(await applySteps(brand, "1.2.0")).toEqual([]);
});

test("a brand of before 1.3.0 gets the list of moved addresses, once, and keeps one that it has", async () => {
  const brand = folderOf({ [company]: "{}", [articles]: "title: Ours\n" });
  expect(await applySteps(brand, "1.2.0")).toEqual([expect.stringMatching(/^1\.3\.0: .+\.$/)]);
  expect(await readFile(join(brand, "content/moved/index.yaml"), "utf8")).toBe("addresses: []\n");
  expect(await applySteps(brand, "1.2.0")).toEqual([]);
});

test("a brand of before 1.3.0 gets the page of articles, which no build has without any", async () => {
  const brand = folderOf({ ...list, [company]: "{}" });
  expect(await applySteps(brand, "1.2.0")).toEqual([expect.stringMatching(/^1\.3\.0: Art/)]);
  expect(await readFile(join(brand, articles), "utf8")).toMatch(/^title: /);
  expect(await applySteps(brand, "1.2.0")).toEqual([]);
});

test("a place of work and a line of the menu of before 1.3.0 become plain fields", async () => {
  const job = "content/jobs/designer/index.yaml";
  const menu = "content/navigation/index.yaml";
  const brand = folderOf({
    [job]:
      "title: Discriminant\nlocation:\n  # ours\n  discriminant: hybrid\n  value:\n    city: Oulu # yes\n",
    [menu]: "menu:\n  - label: A\n    opens:\n      discriminant: technologies\n",
  });
  expect(await applySteps(brand, "1.2.0")).toEqual([expect.stringMatching(/^1\.3\.0: .+\.$/)]);
  const read = (file: string) => readFile(join(brand, file), "utf8");
  expect(await read(job)).toBe(
    "title: Discriminant\nlocation:\n  # ours\n  mode: hybrid\n  city: Oulu # yes\n",
  );
  expect(await read(menu)).toBe("menu:\n  - label: A\n    opens:\n      what: technologies\n");
  expect(await applySteps(brand, "1.2.0")).toEqual([]);
});

test("steps of versions that the entries already had are not run", async () => {
  const brand = folderOf({ "content/company/index.json": '{ "name": "Lumi" }' });
  expect(await applySteps(brand, "1.3.0")).toEqual([]);
});

test("facts that stood in two fields of before 1.3.0 stand in one, and a draft is hidden", async () => {
  const phone = '# ours\nphone:\n  shown: +49 421 12\n  dialed: "+4942112"\n';
  const files = {
    ...moved,
    [company]: phone,
    "content/projects/card/index.yaml":
      "# ours\ntitle: Card\nsize: 14 weeks, $66,000\ndraft: true\n",
    "content/projects/other/index.yaml": "title: Other\nsize: a summer\n",
    "content/pages/careers/index.yaml": "hero:\n  gates:\n    one: open role\n",
    "content/house-style/index.yaml": "names: []\nfigures:\n  - figure: 5\nkept: []\n",
    "content/projects/study/index.yaml":
      "title: Study\ndetail:\n  weeks: 34\n  cost: $9\n  team: Two\n",
  };
  const brand = folderOf(files);
  expect(await applySteps(brand, "1.2.0")).toEqual([expect.stringMatching(/^1\.3\.0: A phone/)]);
  const read = (file: string) => readFile(join(brand, "content", file), "utf8");
  expect(await read("company/index.yaml")).toBe("# ours\nphone:\n  shown: +49 421 12\n");
  expect(await read("pages/careers/index.yaml")).toBe(
    "hero:\n  openingsCount:\n    one: open role\n",
  );
  expect(await read("projects/card/index.yaml")).toBe(
    "# ours\ntitle: Card\nhidden: true\nweeks: 14\ncost: $66,000\n",
  );
  expect(await read("house-style/index.yaml")).toBe("names: []\nkept: []\n");
  expect(await read("projects/other/index.yaml")).toBe("title: Other\ncost: a summer\n");
  expect(await read("projects/study/index.yaml")).toBe(
    "title: Study\ndetail:\n  team: Two\nweeks: 34\ncost: $9\n",
  );
  expect(await applySteps(brand, "1.2.0")).toEqual([]);
});
