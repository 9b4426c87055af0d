/*
 * Does to a brand what people do in a year of editing: adds, deletes, reorders, hides and rewords entries of every kind,
 * items of their lists and parts of pages, closes openings, and pastes from documents. What the brand's own tests promise
 * by its words stays, nothing gets fewer than it was, and entries that they name keep their parts.
 * Usage: BRAND_DIR=<copy of a brand> node editor/testing/year.ts <seed>
 * The same seed makes the same edits.
 */
import { glob, readFile } from "node:fs/promises";
import { brandFolder } from "#content/brand-folder.ts";
import { create, reorder, save } from "#content/change/save.ts";
import { dayAt, siteNow } from "#content/now.ts";
import { joined, linesOf } from "#editor/app/paste/plain-lines.ts";
import { withQuotationMarks } from "#editor/app/paste/quotation-marks.ts";
import {
  type Data,
  type Entry,
  type EntryId,
  kindNames,
  readEntry,
  readSite,
} from "#content/site.ts";
import { checkEntry } from "#content/change/check.ts";
import { contentFolder } from "#content/change/files.ts";
import { type Found, walk } from "#content/forms/fields.ts";
import { formFor, titleKey } from "#content/forms/forms.ts";
import { type KindName, kindOf } from "#content/kinds.ts";
import { remove } from "#content/change/removal.ts";
import { pick, randomNumbers, set } from "./random-edit.ts";
import { newText, newTitle, pasted, reworded } from "./rewording.ts";

const random = randomNumbers(Number(process.argv[2]));
const done = {
  added: 0,
  deleted: 0,
  moved: 0,
  reworded: 0,
  pasted: 0,
  listed: 0,
  hidden: 0,
  closed: 0,
  refused: 0,
};

const today = dayAt(siteNow(), "UTC");
const all = (kind: KindName) => readSite(brandFolder).entries.filter((it) => it.kind === kind);
const tests = await Array.fromAsync(glob(`${brandFolder}/tests/*.ts`));
const promises = (await Promise.all(tests.map((file) => readFile(file, "utf8")))).join("\n");
const isPromised = (value: unknown): boolean =>
  typeof value === "string"
    ? promises.includes(value.trim())
    : typeof value === "object" && value !== null && Object.values(value).some(isPromised);

/** A text that people read: no name for programs, address, number or day. */
const isProse = ({ field, path, value }: Found) =>
  field.type === "text" &&
  typeof value === "string" &&
  path.at(-1) !== "code" &&
  // A fact that another field has.
  !/^\{\w+\}$/.test(value) &&
  !/^[\da-z./#?=:_+-]*$/.test(value) &&
  !/^\+?[\d\s.]+$|@|:\/\//.test(value);

for (const kind of kindNames) {
  if (kindOf(kind).many) await editEntries(kind);
  for (const entry of all(kind)) await editTexts(entry);
}
process.stdout.write(JSON.stringify(done));

async function editEntries(kind: KindName) {
  const before = all(kind);
  const { firstDay = "", lastDay } = kindOf(kind);
  const begun = before.filter(({ value }) => String(value?.[firstDay] ?? "") <= today);
  if (lastDay && begun.length > 0)
    await change(pick(random, begun), { [lastDay]: today }, "closed");
  for (const entry of before.length > 0 ? [pick(random, before), pick(random, before)] : [])
    await add(entry);
  const free = all(kind).filter(({ title, slug }) => !isPromised(title) && !isPromised(slug));
  if (free.length === 0) return;
  count(await remove(pick(random, free), true), "deleted");
  const left = all(kind).map(({ slug }) => slug);
  const movable = free.map(({ slug }) => slug).filter((slug) => left.includes(slug));
  if (movable.length === 0) return;
  const moved = pick(random, movable);
  const others = left.filter((slug) => slug !== moved);
  await reorder(kind, others.toSpliced(Math.floor(random() * left.length), 0, moved));
  done.moved += 1;
  if ("hidden" in formFor(kind).fields && movable.length > 2)
    await change({ kind, slug: pick(random, movable) }, { hidden: true }, "hidden");
}

async function change(id: EntryId, values: Data, what: keyof typeof done) {
  const entry = readEntry(contentFolder, id);
  if (entry?.value) count(await save(entry, entry.version, { ...entry.value, ...values }), what);
}

/** A new entry like another one, without its pictures, which are in that one's folder. */
async function add({ kind, value }: Entry) {
  const copy = structuredClone(value ?? {});
  for (const { field, path, value: text } of walk(formFor(kind), value)) {
    if (field.type === "picture") set(copy, path, undefined);
    // Such as whether it is in the menu.
    else if (field.type === "yes-no") set(copy, path, false);
    else if (path[0] === "aliases") set(copy, ["aliases"], []);
    else if (isProse({ field, path, value: text })) set(copy, path, newText(random, String(text)));
  }
  count(await create(kind, { ...copy, [titleKey(kind)]: newTitle(random) }), "added");
}

/** Rewords about every third text, and changes about every third list. */
async function editTexts(entry: Entry) {
  let value: Data = structuredClone(entry.value ?? {});
  // A page of its own has no name; each is in some test.
  const isNamed = tests.length > 0 && (isPromised(entry.slug) || isPromised(entry.title));
  for (const found of walk(formFor(entry.kind), value)) {
    if (random() > 0.35 || isPromised(found.value)) continue;
    if (isNamed && found.field.type === "group") continue;
    const changed = structuredClone(value);
    const what = edit(changed, found);
    if (what === undefined) continue;
    if ((await checkEntry(entry, changed)).length > 0) done.refused += 1;
    else {
      value = changed;
      done[what] += 1;
      // The paths of the other texts are no longer those of the list.
      if (what === "listed") break;
    }
  }
  const result = await save(entry, entry.version, value);
  if ("issues" in result) done.refused += 1;
}

/** @returns what was done to the value; undefined for a field that is left alone */
function edit(value: Data, found: Found): "listed" | "hidden" | "pasted" | "reworded" | undefined {
  const { field, path } = found;
  if (field.type === "list") set(value, path, otherList(found));
  else if (field.type === "group" && field.isOptional && found.value && random() < 0.2)
    set(value, [...path, "hidden"], true);
  else if (!isProse(found)) return undefined;
  else if (random() < 0.2) {
    const isLong = field.type === "text" && field.isLong === true;
    const text = joined(linesOf(pasted(random, String(found.value)), "").lines, isLong);
    set(value, path, withQuotationMarks(text, "“{text}”"));
    return "pasted";
  } else set(value, path, reworded(random, String(found.value)));
  if (field.type === "list") return "listed";
  return field.type === "group" ? "hidden" : "reworded";
}

function count(result: object, what: keyof typeof done) {
  done["issues" in result || "uses" in result ? "refused" : what] += 1;
}

/** The list with another item, or in another order. */
function otherList({ field, value }: Found): unknown[] {
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const isReference =
    field.type === "list" && field.item.type !== "group" && field.item.type !== "text";
  if (items.length === 0 || isReference || random() < 0.3) return items.toReversed();
  const copy = [structuredClone(pick(random, items))];
  if (field.type === "list")
    for (const found of walk(field.item, copy[0], [0]))
      if (isProse(found)) set(copy, found.path, newText(random, String(found.value)));
  return [...items, ...copy];
}
