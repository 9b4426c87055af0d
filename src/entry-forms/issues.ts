import { withPlaceholders } from "#src/entries/placeholders.ts";
import { type KindName, kindOf } from "#src/entries/kinds.ts";
import { isPictureName, pictureProblem } from "#src/entries/picture-file.ts";
import { controlFault } from "./clean-text.ts";
import { type Field, fieldsAlong, type Path, walk } from "./fields.ts";
import { formFor, nameOf } from "./forms.ts";
import { type Move, moveFaults } from "./moves.ts";
import { withoutHidden } from "#src/entries/without-hidden.ts";
import type { Known as KnownEntries } from "./shown-entry.ts";
import { ordinal } from "./field-labels.ts";

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

type Known = {
  /** A picture of the entry; undefined if it is not there. */
  readPicture: (name: string) => Promise<Uint8Array | undefined>;
  /** Addresses that links may have (pages.ts). */
  pages: ReadonlySet<string>;
  /** What stands for words in braces. */
  facts: KnownEntries["facts"];
};

/** Everything that is wrong with an entry, but for what is hidden in it, in the order of its form. @param written as in its file */
export async function issuesOf(kind: KindName, written: unknown, known: Known): Promise<Issue[]> {
  const form = formFor(kind);
  const value = withoutHidden(written);
  const { error } = kindOf(kind).schema.safeParse(withPlaceholders(value, known.facts));
  const found = [
    ...(error?.issues ?? []).map(
      ({ path, message }) => issueAt(form, value, path as Path, message), // entries have no symbols as keys
    ),
    ...controlIssues(form, value),
    ...(await pictureIssues(form, value, known.readPicture)),
    ...(kind === "moved"
      ? movedIssues(form, value, known.pages)
      : linkIssues(form, value, known.pages)),
    ...bracesIssues(form, value, known.facts),
  ];
  const places = [...walk(form, value)].map(({ path }) => path.join("."));
  const placeOf = ({ path }: Issue) => {
    const at = path.map((_, depth) => places.indexOf(path.slice(0, path.length - depth).join(".")));
    return at.find((it) => it !== -1) ?? places.length;
  };
  return found.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** @param message instead of "Label rule." */
function issueAt(form: Field, value: unknown, path: Path, rule: string, message?: string): Issue {
  const said = message ?? `${labelAt(form, path, value)} ${rule}.`.replace(/\.\.$/, ".");
  return { path, message: said, place: placeIn(form, path, value), rule };
}

/** "Requirements, 5th" or "Pay › From": where a value is in its form. */
export function placeIn(form: Field, path: Path, value: unknown): string {
  const labels: string[] = [];
  const found = fieldsAlong(form, path, value).slice(1);
  for (const [depth, key] of path.entries()) {
    const label = found[depth]?.field.label ?? String(key);
    if (typeof key === "number") labels.push(`${labels.pop() ?? ""}, ${ordinal(key)}`);
    // A choice that decides which fields follow is called as the whole.
    else if (found[depth - 1]?.field.type !== "cases" || labels.at(-1) !== label)
      labels.push(label);
  }
  return labels.join(" › ");
}

/** "Openings › Office Assistant › Requirements, 5th". */
export const fullPlace = (entry: { kind: KindName; title: string; value?: unknown }, path: Path) =>
  `${nameOf(entry.kind, entry.title)} › ${placeIn(formFor(entry.kind), path, entry.value)}`;

function labelAt(form: Field, path: Path, value: unknown): string {
  const found = fieldsAlong(form, path, value);
  const last = found.at(-1)?.field ?? form;
  const key = path.at(-1);
  if (found.length === path.length + 1 && typeof key === "number")
    return `${found.at(-2)?.field.label ?? ""}, ${ordinal(key)},`;
  if (found.length <= path.length && typeof key === "string") return key;
  return last.label;
}

/** Texts with characters that no file can have. */
const controlIssues = (form: Field, value: unknown): Issue[] =>
  [...walk(form, value)].flatMap(({ value: text, path }) => {
    const rule = typeof text === "string" ? controlFault(text) : undefined;
    return rule === undefined ? [] : [issueAt(form, value, path, rule)];
  });

/** Pictures that are not there or cannot be used. */
async function pictureIssues(form: Field, value: unknown, read: Known["readPicture"]) {
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

/** Pages find the files of pictures by their names. */
const pictureFault = (name: string, bytes: Uint8Array) =>
  isPictureName(name) ? pictureProblem(bytes) : "needs a name that ends in .png, .jpg or .jpeg";

/** Only what has the right form can be compared with others. */
function movedIssues(form: Field, value: unknown, pages: ReadonlySet<string>): Issue[] {
  const { data } = kindOf("moved").schema.safeParse(value) as { data?: { addresses: Move[] } };
  return moveFaults(data?.addresses ?? [], pages).map(({ index, field, rule }) =>
    issueAt(form, value, ["addresses", index, field], rule, sentenceOf(rule)),
  );
}

const sentenceOf = (rule: string) => `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`;

/** Links to pages that do not exist. */
function linkIssues(form: Field, value: unknown, pages: ReadonlySet<string>): Issue[] {
  return [...walk(form, value)].flatMap(({ field, path, value: to }) => {
    if (field.type !== "address" || typeof to !== "string") return [];
    if (!to.startsWith("/") || pages.has(to)) return [];
    const rule = `there is no page ${to}: choose one from the list`;
    return [issueAt(form, value, path, rule, `There is no page ${to}: choose one from the list.`)];
  });
}

/** Prices of services that are not there, hidden or without a price, and numbers with too many or too few forms. */
function bracesIssues(form: Field, value: unknown, facts: Known["facts"]): Issue[] {
  return [...walk(form, value)].flatMap(({ field, path, value: text }) => {
    if (field.type !== "text" || typeof text !== "string") return [];
    const left = String(withPlaceholders(text, facts)).match(
      /\{(?:price:[\w-]+|[\w:-]+\|[^{}]*)\}/g,
    );
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
