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

test("steps of versions that the entries already had are not run", async () => {
  const brand = folderOf({ ...moved, "content/company/index.json": '{ "name": "Lumi" }' });
  expect(await applySteps(brand, "1.1.0")).toEqual([]);
  expect(await companyIn(brand)).toEqual({ name: "Lumi" });
});
