import { readFile, rm, writeFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { setAt } from "#content/forms/references.ts";
import { kindNames } from "#content/site.ts";
import { type Group, walk } from "#content/forms/fields.ts";
import { formFor } from "#content/forms/forms.ts";
import { type KindName, kindOf } from "#content/kinds.ts";
import { buildBrand, copyBrand } from "#tests/support/brand-copies.ts";
import { projectRoot } from "#tests/support/journeys/server.ts";

/* What is hidden stays in its file, and is in no file of a build. */

type Data = Record<string, unknown>;

const brand = "tests/brand-hidden";
const site = "dist/test-hidden";
const marker = "Zyxwoon";
afterAll(() =>
  Promise.all([brand, site].map((folder) => rm(folder, { recursive: true, force: true }))),
);

/** Changes the entries of a new copy of the company made for tests. @param change gets a copy of what a file says */
async function changeEach(
  change: (value: Data, form: Group, kind: KindName, index: number) => void,
) {
  await copyBrand(brand);
  for (const kind of kindNames) {
    const { folder, many } = kindOf(kind);
    const pattern = `${brand}/content/${folder}${many ? "/*" : ""}/index.yaml`;
    for (const [index, file] of globSync(pattern, { cwd: projectRoot }).toSorted().entries()) {
      const path = join(projectRoot, file);
      const value = parseDocument(await readFile(path, "utf8")).toJS() as Data;
      change(value, formFor(kind), kind, index);
      await writeFile(path, JSON.stringify(value)); // which is YAML, too
    }
  }
}

/** Fields whose texts have to be something else. */
const isStrict = (name: unknown) => ["code", "currency"].includes(String(name));

/** Puts the marker into all texts; behind addresses. */
function mark(form: Group, value: Data) {
  for (const { field, path, value: text } of walk(form, value))
    if (field.type === "text" && typeof text === "string" && !isStrict(path.at(-1)))
      setAt(value, path, /^\w+:\S+$/.test(text) ? text + marker : `${marker} ${text}`);
}

async function filesWithMarker(): Promise<string[]> {
  const files = globSync(`${site}/**/*.*`, { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(50);
  const found = await Promise.all(
    files.map(async (file) => (await readFile(join(projectRoot, file))).includes(marker) && file),
  );
  return found.filter((file) => file !== false);
}

test("of a part of a page", async () => {
  let count = 0;
  await changeEach((value, form) => {
    const parts = [...walk(form, value)].filter(
      ({ field, value: it }) => field.type === "group" && field.isOptional && it !== undefined,
    );
    for (const { field, value: part } of parts) {
      if (field.type !== "group") continue;
      mark(field, part as Data);
      (part as Data)["hidden"] = true;
      count += 1;
    }
  });
  expect(count).toBeGreaterThan(40);
  await buildBrand(brand, site);
  expect(await filesWithMarker()).toEqual([]);
});

test("of an entry, also where others name it", async () => {
  const hidden: Partial<Record<KindName, number>> = {};
  await changeEach((value, form, kind, index) => {
    if (!("hidden" in form.fields) || index % 2 === 1) return;
    mark(form, value);
    value["hidden"] = true;
    hidden[kind] = (hidden[kind] ?? 0) + 1;
  });
  const all = ["articles", "jobs", "people", "projects", "testimonials"];
  expect(Object.keys(hidden).toSorted()).toEqual(all);
  await buildBrand(brand, site);
  expect(await filesWithMarker()).toEqual([]);
  expect(globSync(`${site}/_astro/hafenbuch*`, { cwd: projectRoot })).toEqual([]);
});
