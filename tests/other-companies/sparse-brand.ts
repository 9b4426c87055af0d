import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import { copyBrand } from "#tests/support/brand-copies.ts";

/** Entries that a young company has not, or has few of. */
const absentEntries = [
  "apps/*",
  "articles/*",
  "jobs/*",
  "people/{jonte,aylin,haruka}-*",
  "projects/{aufmass,milchgeld,schichtplan,schulkueche,stoerkarte,tuchlager}",
  "services/{apps,betrieb}",
  "technologies/{gestaltung,kotlin,nodejs,postgresql}",
  // Two are left, one too few for a row of the carousel.
  "testimonials/{lena,nadia,pavel,sigrid,tim,yuki}-*",
];

/** Lists of entries, with the number of items that are left. */
const shortLists: [entry: string, path: string, left: number][] = [
  ["pages/about", "years.items", 0],
  ["pages/about", "awards.items", 0],
  ["pages/contact", "readers.people", 0],
  ["pages/services", "steps.items", 2],
];

/**
 * Makes a copy of the brand made for tests that has less to say: it only deletes, as somebody does who begins with
 * another company's entries.
 * @param folder of the project, as BRAND_DIR names one; the caller deletes it
 */
export async function makeSparseBrand(folder: string): Promise<void> {
  await copyBrand(folder);
  const content = join(folder, "content");
  const absent = new Set<unknown>();
  for await (const entry of glob(absentEntries, { cwd: content })) {
    const { aliases } = await read(join(content, entry));
    // Services are referred to by links.
    if (!aliases) absent.add(basename(entry));
    for (const name of [basename(entry), ...(aliases ?? [])]) absent.add(`/services#${name}`);
    await rm(join(content, entry), { recursive: true });
  }
  // A mark of the brand may have the name of a technology that is absent.
  for await (const file of glob("**/index.yaml", { cwd: content, exclude: ["brand/**"] })) {
    const entry = join(content, file, "..");
    await write(entry, without(absent, await read(entry)));
  }
  for (const [file, path, left] of shortLists) {
    const entry = join(content, file);
    const whole = await read(entry);
    const list = path.split(".").reduce((part, name) => part[name], whole);
    list.splice(left);
    await write(entry, whole);
  }
}

/** Without the items of lists, and the fields, that refer to what is absent. */
function without(absent: ReadonlySet<unknown>, value: unknown): unknown {
  const refers = (it: unknown) =>
    absent.has(it) || Object.values(isObject(it) ? it : {}).some((field) => absent.has(field));
  if (Array.isArray(value))
    return value.filter((item) => !refers(item)).map((item) => without(absent, item));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, field]) => !absent.has(field));
  return Object.fromEntries(kept.map(([name, field]) => [name, without(absent, field)]));
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof Date);

const read = async (entry: string) => parse(await readFile(join(entry, "index.yaml"), "utf8"));
const write = (entry: string, value: unknown) =>
  writeFile(join(entry, "index.yaml"), stringify(value));
