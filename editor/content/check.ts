import { readFile } from "node:fs/promises";
import { withCompany } from "#src/content/company-words.ts";
import { pictureProblem } from "#src/content/picture-file.ts";
import { descriptions } from "#editor/kinds.ts";
import { type Data, formFor } from "./entries.ts";
import { type Field, fieldsAlong, type Path, walk } from "./fields.ts";
import { type EntryId, folderOf, kindOf } from "./files.ts";
import { ordinal } from "./labels.ts";
import { pageAddresses } from "./pages.ts";
import { pictureFile } from "./uploads.ts";

/** A rule that a value breaks, in a sentence. */
export type Issue = { path: Path; message: string };

/** Everything that is wrong with an entry, in the order of its form. */
export async function checkEntry(id: EntryId, entered: Data): Promise<Issue[]> {
  const form = formFor(id.kind);
  // A new entry gets its place in lists when it is saved.
  const value = "order" in form.fields ? { order: 1, ...entered } : entered;
  const { error } = kindOf(id.kind).schema.safeParse(withCompany(value));
  const issues = (error?.issues ?? []).map(({ path, message }) => ({
    path: path as Path, // entries have no symbols as keys
    message: sentence(labelAt(form, path as Path, value), message),
  }));
  const found = [
    ...issues,
    ...(await pictureIssues(id, value)),
    ...(await linkIssues(form, value)),
  ];
  const places = [...walk(form, value)].map(({ path }) => path.join("."));
  const placeOf = ({ path }: Issue) => {
    const known = path.map((_, depth) =>
      places.indexOf(path.slice(0, path.length - depth).join(".")),
    );
    return known.find((it) => it !== -1) ?? places.length;
  };
  return found.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** "Requirements, 5th" or "Pay › From": where a value is in its form. */
export function placeIn(form: Field, path: Path, value: unknown): string {
  const labels: string[] = [];
  for (const [depth, { field }] of fieldsAlong(form, path, value).slice(1).entries()) {
    const key = path[depth];
    if (typeof key === "number") labels.push(`${labels.pop() ?? ""}, ${ordinal(key)}`);
    else if (key !== "value") labels.push(field.label);
  }
  return labels.join(" › ");
}

/** "Openings › Office Assistant". */
export const nameOf = ({ kind, title }: EntryId & { title: string }) =>
  kindOf(kind).many ? `${descriptions[kind].label} › ${title}` : descriptions[kind].label;

const sentence = (label: string, message: string) => `${label} ${message}.`.replace(/\.\.$/, ".");

function labelAt(form: Field, path: Path, value: unknown): string {
  const found = fieldsAlong(form, path, value);
  const last = found.at(-1)?.field ?? form;
  const key = path.at(-1);
  if (found.length === path.length + 1 && typeof key === "number")
    return `${found.at(-2)?.field.label ?? ""}, ${ordinal(key)},`;
  if (found.length <= path.length && typeof key === "string" && key !== "value") return key;
  return last.label;
}

/** Pictures that are not there or cannot be used. */
async function pictureIssues(id: EntryId, value: Data): Promise<Issue[]> {
  const pictures = [...walk(formFor(id.kind), value)].filter(
    ({ field }) => field.type === "picture",
  );
  const issues = await Promise.all(
    pictures.map(async ({ path, value: name }) => {
      if (typeof name !== "string" || name === "") return [];
      const file = pictureFile(folderOf(id), name);
      const bytes = file && (await readFile(file).catch(() => undefined));
      const problem = bytes ? pictureProblem(bytes) : "is no longer there: choose another one";
      return problem === undefined ? [] : [{ path, message: `The picture ${problem}.` }];
    }),
  );
  return issues.flat();
}

/** Links to pages that do not exist. */
async function linkIssues(form: Field, value: Data): Promise<Issue[]> {
  const links = [...walk(form, value)].filter(({ field }) => field.type === "address");
  if (links.length === 0) return [];
  const known = new Set((await pageAddresses()).map(({ to }) => to));
  return links.flatMap(({ path, value: to }) =>
    typeof to === "string" && to.startsWith("/") && !known.has(to)
      ? [{ path, message: `There is no page ${to}: choose one from the list.` }]
      : [],
  );
}
