import { isOver, lastSecondOf } from "#contract/days.ts";
import { hasBegun } from "#src/entries/build-time.ts";
import { company, zoneIn } from "#src/entries/company.ts";
import { withPlaceholders } from "#src/entries/placeholders.ts";
import { withoutHidden } from "#src/entries/without-hidden.ts";
import { type KindName, kindOf } from "#src/entries/kinds.ts";
import { descriptions } from "./descriptions.ts";
import { type Path, walk } from "./fields.ts";
import { formFor } from "./forms.ts";
import { leadsTo, setAt, without } from "./references.ts";

/* What pages get of what a file says: without what is hidden, and with figures that other entries decide. */

type Data = Record<string, unknown>;
type Written = { kind: KindName; slug: string; value?: Data };

/** What of all entries decides how pages show each of them. */
export type Known = {
  /** Names of entries that are hidden or have not begun, such as "people/amina-raza". */
  hidden: ReadonlySet<string>;
  /** Pages that are not there, because they are hidden, have not begun or an opening has closed, and where links to them lead. */
  links: ReadonlyMap<string, string>;
  /** What stands for {people}, {price:web-development} and so on. */
  facts: Readonly<Record<string, string>>;
};

/** Kinds of which an entry, or how many there are, changes what pages of other entries show. */
export const decisive: readonly KindName[] = [
  "jobs",
  "people",
  "projects",
  "testimonials",
  "services",
];

const isHidden = (entry: Written) => entry.value?.["hidden"] === true || isLater(entry);

/** Whether its first day has not begun: no build has anything of it. */
function isLater({ kind, value = {} }: Written): boolean {
  const day = value[descriptions[kind].firstDay ?? ""];
  // What is being typed may be no day.
  if (typeof day !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const zones = kind === "jobs" ? zonesOf(value) : [company.timeZone];
  return !zones.some((zone) => hasBegun(day, zone));
}

/** Of the offices where a job is; undefined where that is not known. */
function zonesOf({ location }: Data): (string | undefined)[] {
  const { city, alsoIn = [] } = (location ?? {}) as { city?: unknown; alsoIn?: unknown[] };
  return [city, ...alsoIn].map(zoneIn);
}

/**
 * @param entries those of the kinds above, or all
 * @param now decides which openings are open
 * @param numbers words from one to twelve, with spaces between them
 */
export function knownOf(entries: readonly Written[], now: Date, numbers: string): Known {
  const hidden = entries.filter(isHidden);
  const pages = entries.flatMap((entry) => {
    const { kind, slug, value = {} } = entry;
    const { page, hasPage } = descriptions[kind];
    const isClosed = kind === "jobs" && !isOpen(value, now);
    const isGone = isHidden(entry) || isClosed || hasPage?.(withoutHidden(value) as Data) === false;
    return isGone && page(slug).endsWith(`/${slug}`)
      ? [[page(slug), page(slug).slice(0, -slug.length - 1)] as const]
      : [];
  });
  const shown = (kind: KindName) => entries.filter((it) => it.kind === kind && !isHidden(it));
  const counts = {
    people: shown("people").length,
    projects: shown("projects").length,
    testimonials: shown("testimonials").length,
    openings: shown("jobs").filter(({ value = {} }) => isOpen(value, now)).length,
    offices: 1 + company.offices.length,
  };
  const inWords = numbers.split(" ");
  const figures = Object.entries(counts).flatMap(([name, count]) => {
    const word = inWords[count - 1] ?? String(count);
    return [
      [name, String(count)],
      [`${name}:word`, word],
      [`${name}:Word`, word.charAt(0).toUpperCase() + word.slice(1)],
    ];
  });
  const prices = shown("services").flatMap(({ slug, value }) => {
    const price = (value?.["range"] as Data | undefined)?.["price"];
    return typeof price === "string" ? [[`price:${slug}`, price]] : [];
  });
  return {
    hidden: new Set(hidden.map(({ kind, slug }) => `${kind}/${slug}`)),
    links: new Map(pages),
    facts: Object.fromEntries([...figures, ...prices]),
  };
}

/** What is being typed may be no day, and a place none with an office. */
function isOpen(job: Data, now: Date): boolean {
  const day = String(job["validThrough"]);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  return zonesOf(job).some((zone) => !isOver(lastSecondOf(day, zone), now));
}

/**
 * An entry as pages get it, before its schema. What refers to something hidden goes with the item of a list, or the
 * optional field, that it is in, unless the entry would be wrong without it.
 */
export function asShown(kind: KindName, value: unknown, { facts, hidden, links }: Known): unknown {
  const form = formFor(kind);
  const shown = withPlaceholders(withoutHidden(value), facts) as Data;
  const paths: Path[] = [];
  for (const { field, value: at, path } of walk(form, shown)) {
    if (field.type === "entry" && hidden.has(`${field.of}/${String(at)}`)) paths.push(path);
    if (field.type !== "address") continue;
    // The list has none of the places that were on the page.
    for (const [page, list] of links) if (leadsTo(at, page)) setAt(shown, path, list);
  }
  const cut = without(form, shown, paths);
  return cut && kindOf(kind).schema.safeParse(cut).success ? cut : shown;
}
