import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import { copyBrand } from "../support/brand-copies.ts";

/** Entries that a young company has not, or has few of. */
const absentEntries = [
  "jobs/*",
  "people/{jonte,aylin,haruka}-*",
  "projects/{aufmass,milchgeld,schichtplan,schulkueche,stoerkarte,tuchlager}",
  "services/{apps,betrieb}",
  "technologies/{gestaltung,kotlin,nodejs,postgresql}",
  // Two are left, one too few for a row of the carousel.
  "testimonials/{lena,nadia,pavel,sigrid,tim,yuki}-*",
];

/** Lists of entries that are empty. */
const emptyLists = [
  ["screens/about", "years", "items"],
  ["screens/contact", "people"],
] as const;

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
    absent.add(basename(entry)).add(`/services#${basename(entry)}`);
    const { aliases = [] } = await read(join(content, entry));
    for (const alias of aliases) absent.add(`/services#${alias}`);
    await rm(join(content, entry), { recursive: true });
  }
  for await (const file of glob("**/index.yaml", { cwd: content })) {
    const entry = join(content, file, "..");
    await write(entry, without(absent, await read(entry)));
  }
  for (const [file, ...path] of emptyLists) {
    const entry = join(content, file);
    const whole = await read(entry);
    const last = path.at(-1) ?? "";
    path.slice(0, -1).reduce((part, name) => part[name], whole)[last] = [];
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
