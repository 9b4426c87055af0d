import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { applySteps } from "./apply.ts";

const companyIn = async (brand: string) =>
  JSON.parse(await readFile(join(brand, "content/company/index.json"), "utf8"));

const moved = { "content/moved/index.yaml": "addresses: []\n" };

test("a company of before 1.1.0 is given its language, once, and keeps one that it has", async () => {
  const written = '{ "name": "Lumi", "founded": 2012 }';
  const brand = folderOf({ ...moved, "content/company/index.json": written });
  expect(await applySteps(brand, "1.0.0")).toEqual([expect.stringMatching(/^1\.1\.0: .+\.$/)]);
  expect(await companyIn(brand)).toEqual({ name: "Lumi", language: "en", founded: 2012 });
  expect(await applySteps(brand, "1.0.0")).toEqual([]);
});

test("the Services page of before 1.1.0 is given a label, and keeps its comments", async () => {
  const company = {
    ...moved,
    "content/company/index.json": '{ "name": "Lumi", "language": "fi" }',
  };
  const file = "content/screens/services/index.yaml";
  const brand = folderOf({ ...company, [file]: "# ours\nlabels:\n  price: Hinta\n" });
  expect(await applySteps(brand, "1.0.0")).toHaveLength(2);
  const entry = await readFile(join(brand, "content/pages/services/index.yaml"), "utf8");
  expect(entry).toBe("# ours\nlabels:\n  price: Hinta\n  more: More on this service\n");
  expect(await applySteps(brand, "1.0.0")).toEqual([]);
});

test("texts of pages, their invitations and their drawings of before 1.2.0 get their names of now", async () => {
  const brand = folderOf({
    "content/screens/technologies/index.yaml": "# ours\nclosingDrawing: door\n",
    "content/technologies/elm/index.yaml": "name: Elm\nclosing:\n  heading: closing: time\n",
    "content/screens/careers/index.yaml": "hero:\n  gates:\n    one: gate is open\n",
    "assets/closings/door.svg": "<svg />",
  });
  expect(await applySteps(brand, "1.1.0")).toEqual([expect.stringMatching(/^1\.2\.0: .+\.$/)]);
  const read = (file: string) => readFile(join(brand, file), "utf8");
  expect(await read("content/pages/technologies/index.yaml")).toBe(
    "# ours\ninvitationDrawing: door\n",
  );
  expect(await read("content/technologies/elm/index.yaml")).toBe(
    "name: Elm\ninvitation:\n  heading: closing: time\n",
  );
  expect(await read("content/pages/careers/index.yaml")).toBe(
    "hero:\n  openingsCount:\n    one: gate is open\n",
  );
  expect(await read("assets/invitations/door.svg")).toBe("<svg />");
  expect(await applySteps(brand, "1.1.0")).toEqual([]);
});

test("a brand of before 1.3.0 gets the list of moved addresses, once, and keeps one that it has", async () => {
  const brand = folderOf({ "content/company/index.json": "{}" });
  expect(await applySteps(brand, "1.2.0")).toEqual([expect.stringMatching(/^1\.3\.0: .+\.$/)]);
  expect(await readFile(join(brand, "content/moved/index.yaml"), "utf8")).toBe("addresses: []\n");
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
  const brand = folderOf({ ...moved, "content/company/index.json": '{ "name": "Lumi" }' });
  expect(await applySteps(brand, "1.1.0")).toEqual([]);
  expect(await companyIn(brand)).toEqual({ name: "Lumi" });
});

test("facts that stood in two fields of before 1.3.0 stand in one, and a draft is hidden", async () => {
  const phone = '{\n  "phone": {\n    "shown": "+49 421 12",\n    "dialed": "+4942112"\n  }\n}\n';
  const files = {
    ...moved,
    "content/company/index.json": phone,
    "content/projects/card/index.yaml":
      "# ours\ntitle: Card\nsize: 14 weeks, $66,000\ndraft: true\n",
    "content/projects/other/index.yaml": "title: Other\nsize: a summer\n",
    "content/house-style/index.yaml": "names: []\nfigures:\n  - figure: 5\nkept: []\n",
    "content/projects/study/index.yaml":
      "title: Study\ndetail:\n  weeks: 34\n  cost: $9\n  team: Two\n",
  };
  const brand = folderOf(files);
  expect(await applySteps(brand, "1.2.0")).toEqual([expect.stringMatching(/^1\.3\.0: A phone/)]);
  const read = (file: string) => readFile(join(brand, "content", file), "utf8");
  expect(await companyIn(brand)).toEqual({ phone: { shown: "+49 421 12" } });
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
