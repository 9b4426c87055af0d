import { withLink } from "#content/markdown.ts";
import { childOf, type Field, fieldsAlong, type Path } from "./fields.ts";

/* Changes of what refers to other entries. */

type Data = Record<string, unknown>;

/**
 * A value without some of its places: each goes with the item of a list, or the optional field, that it is in.
 * @returns undefined if one has to be there
 */
export function without(form: Field, value: Data, paths: readonly Path[]): Data | undefined {
  const copy = structuredClone(value);
  const targets = new Map<string, Path>();
  for (const path of paths) {
    const target = fieldsAlong(form, path, value).findLast(
      ({ field, path }) => typeof path.at(-1) === "number" || field.isOptional === true,
    );
    if (!target || target.path.length === 0) return undefined;
    targets.set(target.path.join("."), target.path);
  }
  // From the last: places in lists stay right.
  for (const path of [...targets.values()].toReversed()) {
    const within = valueAt(copy, path.slice(0, -1));
    const key = path.at(-1);
    if (typeof within === "string") return undefined; // a link in an article: its words stay for somebody to change
    if (Array.isArray(within)) within.splice(Number(key), 1);
    else delete (within as Data)[String(key)];
  }
  return copy;
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(childOf, value);

export function setAt(value: unknown, path: Path, to: unknown): void {
  const last = path.at(-1) ?? "";
  const around = path.slice(0, -1);
  const within = valueAt(value, around);
  if (typeof within === "string") setAt(value, around, withLink(within, Number(last), String(to)));
  else (within as Record<string | number, unknown>)[last] = to;
}

/** Whether a link leads to a page or to a place on it. */
export const leadsTo = (to: unknown, page: string): to is string =>
  typeof to === "string" && (to === page || to.startsWith(`${page}#`) || to.startsWith(`${page}?`));
