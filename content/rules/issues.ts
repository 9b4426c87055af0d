import type { z } from "astro/zod";
import { filledIn } from "#content/placeholders.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type KindName, kindOf } from "#content/kinds.ts";
import { isPictureName, pictureProblem } from "#content/picture-file.ts";
import { withoutHidden } from "#content/without-hidden.ts";
import { controlFault } from "./clean-text.ts";
import { type Field, fieldsAlong, type Path, walk } from "#content/forms/fields.ts";
import { formFor } from "#content/forms/forms.ts";
import { labelAt, placeIn } from "#content/forms/places.ts";
import { valueAt } from "#content/forms/references.ts";
import { type Move, moveFaults } from "./moves.ts";
import { decide, type Known } from "#content/known.ts";
import type { Now } from "#content/now.ts";
import { perValue } from "#content/per-value.ts";
import { type Data, type Entry, placeOf, type Site, stampOf } from "#content/site.ts";

import { brandFileFault } from "./brand-file.ts";
import { namesFaults } from "./names.ts";

/* What is wrong with an entry, in the words of its form: the editor and `npm run check:content` say the same. */

/** A rule that a value breaks. */
export type Issue = {
  path: Path;
  /** Beside its field: "Requirements, 5th, needs a text." */
  message: string;
  /** The field in the form: "Applying › Requirements, 5th"; empty for the entry as a whole. */
  place: string;
  /** "needs a text". */
  rule: string;
};

/** Where an issue is, and what: "Openings › Office Assistant › Requirements, 5th: needs a text". */
export const inFull = (name: string, { place, rule }: Issue) =>
  `${name}${place && ` › ${place}`}: ${rule}`;

/** In ms. A check of many entries lets others have their turn after it. */
const turnMs = 20;

/** What is wrong in all entries. */
export async function issues(site: Site, now: Now): Promise<{ entry: Entry; issue: Issue }[]> {
  const known = decide(site, now);
  const found: { entry: Entry; issue: Issue }[] = [];
  let turn = performance.now();
  for (const entry of site.entries) {
    for (const issue of await issuesOf(site, entry, known)) found.push({ entry, issue });
    if (performance.now() - turn < turnMs) continue;
    await setImmediate();
    turn = performance.now();
  }
  return found;
}

/** Reads a picture of an entry. @returns undefined if it is not there */
type ReadPicture = (name: string) => Promise<Uint8Array | undefined>;

/** As last found, with the files that it was found from. */
const found = perValue((_entry: Entry) => new WeakMap<Known, { files: string; issues: Issue[] }>());

/** What is wrong with an entry as its file says it. */
async function issuesOf(site: Site, entry: Entry, known: Known): Promise<Issue[]> {
  const { value, problem = "This cannot be read." } = entry;
  if (!value) return [generalIssue(problem)];
  const files = filesOf(entry).map((file) => stampOf(join(site.folder, file)));
  const last = found(entry).get(known);
  if (last?.files === files.join()) return last.issues;
  const issues = await issuesIn(site, entry.kind, value, known, (name) =>
    readFile(join(site.folder, "content", placeOf(entry), name)).catch(() => undefined),
  );
  found(entry).set(known, { files: files.join(), issues });
  return issues;
}

/** Below the company's folder: files that an entry names. */
const filesOf = perValue((entry: Entry) => {
  const own = join("content", placeOf(entry));
  return [...walk(formFor(entry.kind), entry.value)].flatMap(({ field, value }) => {
    if (typeof value !== "string") return [];
    if (field.type === "drawing") return [join("assets", field.folder, `${value}.svg`)];
    return field.type === "picture" || field.type === "file" ? [join(own, value)] : [];
  });
});

/** About the entry as a whole. */
export const generalIssue = (message: string): Issue => ({
  path: [],
  message,
  place: "",
  rule: message,
});

/** Everything that is wrong with a value, but for what is hidden in it, in the order of its form. */
export async function issuesIn(
  site: Site,
  kind: KindName,
  written: Data,
  known: Known,
  readPicture: ReadPicture,
): Promise<Issue[]> {
  const form = formFor(kind);
  const value = withoutHidden(written);
  const { error } = kindOf(kind).schema.safeParse(filledIn(value, known));
  const faults = [
    ...namesFaults(site, known, form, value),
    ...(await fileFaults(form, value, readPicture)),
  ];
  const isNamed = new Set(faults.map(({ path }) => path.join(".")));
  const found = [
    ...(error?.issues ?? [])
      .map((it) => ({ path: it.path as Path, rule: ruleOf(it) })) // entries have no symbols as keys
      .filter(({ path }) => !isNamed.has(path.join(".")))
      .concat(faults)
      .map(({ path, rule }) => issueAt(form, value, path, rule, choiceMessage(form, value, path))),
    ...controlIssues(form, value),
    ...(await pictureIssues(form, value, readPicture)),
    ...(kind === "moved" ? movedIssues(form, value, known) : linkIssues(form, value, known)),
    ...bracesIssues(form, value, known),
  ];
  const places = [...walk(form, value)].map(({ path }) => path.join("."));
  const placeOf = ({ path }: Issue) => {
    const at = path.map((_, depth) => places.indexOf(path.slice(0, path.length - depth).join(".")));
    return at.find((it) => it !== -1) ?? places.length;
  };
  return found.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Where a schema says nothing of its own: zod speaks of what it expected and received. */
const needed: Record<string, string> = {
  array: "needs a list: each item on a line of its own, with - in front",
  boolean: "has to be true or false",
  int: "needs a whole number",
  number: "needs a number",
  string: "needs a text",
};

function ruleOf(issue: z.core.$ZodIssue): string {
  const expected = "expected" in issue && issue.message.startsWith("Invalid input");
  return (expected ? needed[issue.expected] : undefined) ?? issue.message;
}

/** In a form, where a list shows what can be chosen by names of its own. */
function choiceMessage(form: Field, value: unknown, path: Path): string | undefined {
  const { field } = fieldsAlong(form, path, value).at(-1) ?? {};
  if (field?.type !== "choice" && field?.type !== "choices") return undefined;
  const name = valueAt(value, path);
  return typeof name === "string" && name !== ""
    ? `${field.label}: “${name}” is not in the list. Choose another one.`
    : `${field.label} needs a choice.`;
}

/** @param message instead of "Label rule." */
function issueAt(form: Field, value: unknown, path: Path, rule: string, message?: string): Issue {
  const said = message ?? `${labelAt(form, path, value)} ${rule}.`.replace(/\.\.$/, ".");
  return { path, message: said, place: placeIn(form, path, value), rule };
}

/** Texts with characters that no file can have. */
const controlIssues = (form: Field, value: unknown): Issue[] =>
  [...walk(form, value)].flatMap(({ value: text, path }) => {
    const rule = typeof text === "string" ? controlFault(text) : undefined;
    return rule === undefined ? [] : [issueAt(form, value, path, rule)];
  });

/** Pictures that are not there or cannot be used. */
async function pictureIssues(form: Field, value: unknown, read: ReadPicture) {
  const pictures = [...walk(form, value)].filter(({ field }) => field.type === "picture");
  const issues = await Promise.all(
    pictures.map(async ({ path, value: name }) => {
      if (typeof name !== "string" || name === "") return [];
      const bytes = await read(name);
      const problem = bytes ? pictureFault(name, bytes) : "is no longer there: choose another one";
      if (problem === undefined) return [];
      return [issueAt(form, value, path, `${name} ${problem}`, `The picture ${problem}.`)];
    }),
  );
  return issues.flat();
}

/** Files of the brand that are not there or cannot be used. */
async function fileFaults(form: Field, value: unknown, read: ReadPicture) {
  const faults = [...walk(form, value)].map(async ({ field, path, value: name }) => {
    if (field.type !== "file" || typeof name !== "string" || name === "") return [];
    const rule = brandFileFault(name, await read(name), field.is);
    return rule === undefined ? [] : [{ path, rule }];
  });
  return (await Promise.all(faults)).flat();
}

/** Pages find the files of pictures by their names. */
const pictureFault = (name: string, bytes: Uint8Array) =>
  isPictureName(name) ? pictureProblem(bytes) : "needs a name that ends in .png, .jpg or .jpeg";

/** Only what has the right form can be compared with others. */
function movedIssues(form: Field, value: unknown, { pages }: Known): Issue[] {
  const { data } = kindOf("moved").schema.safeParse(value) as { data?: { addresses: Move[] } };
  return moveFaults(data?.addresses ?? [], pages).map(({ index, field, rule }) =>
    issueAt(form, value, ["addresses", index, field], rule, sentenceOf(rule)),
  );
}

const sentenceOf = (rule: string) => `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`;

/** Links to pages that do not exist. */
function linkIssues(form: Field, value: unknown, { pages }: Known): Issue[] {
  return [...walk(form, value)].flatMap(({ field, path, value: to }) => {
    if (field.type !== "address" || typeof to !== "string") return [];
    if (!to.startsWith("/") || pages.has(to)) return [];
    const around = path.slice(0, -1);
    if (typeof valueAt(value, around) === "string")
      return [issueAt(form, value, around, `has a link to ${to}, where there is no page`)];
    const rule = `there is no page ${to}: choose one from the list`;
    return [issueAt(form, value, path, rule, `There is no page ${to}: choose one from the list.`)];
  });
}

/** Prices of services that are not there, hidden or without a price, and numbers with too many or too few forms. */
function bracesIssues(form: Field, value: unknown, known: Known): Issue[] {
  return [...walk(form, value)].flatMap(({ field, path, value: text }) => {
    if (field.type !== "text" || typeof text !== "string") return [];
    const left = String(filledIn(text, known)).match(/\{(?:price:[\w-]+|[\w:-]+\|[^{}]*)\}/g);
    return (left ?? []).map((words) =>
      issueAt(
        form,
        value,
        path,
        words.includes("|")
          ? `${words} needs the name of a number, and a form for each plural of the language, such as {openings|one opening|# openings}`
          : `${words} is the price of no service that is there`,
      ),
    );
  });
}
