import { isDeepStrictEqual } from "node:util";
import { beginningOf, isDay, isOver, lastSecondOf } from "#contract/days.ts";
import { retentionOf } from "#contract/retention.ts";
import { kindOf } from "./kinds.ts";
import { withoutHidden } from "./without-hidden.ts";
import { type Names, namesIn } from "./listed-names.ts";
import { pageAddresses } from "#content/forms/page-addresses.ts";
import type { Now } from "./now.ts";
import { type Office, officesOf } from "./offices.ts";
import { type Data, type Entry, keyOf, kindNames, type Site, valueOf } from "./site.ts";

/*
 * What entries decide about each other, and the day about them: which of them visitors see, which pages there are, what words
 * in braces say, which names a field can have. Nothing else decides it.
 */

export type Known = {
  /** BCP 47. */
  language: string;
  /** What stands for {company}, {people}, {price:web-development} and so on. */
  facts: Readonly<Record<string, string>>;
  /** Entries that are there, by `keyOf`. */
  entries: ReadonlySet<string>;
  /** Those that visitors do not see: hidden, with a first day that has not begun, or with a file that cannot be read. */
  hidden: ReadonlySet<string>;
  /** Those whose last day is over wherever they are. */
  closed: ReadonlySet<string>;
  /** Pages that are not there, because of the above, and where links to them lead. */
  links: ReadonlyMap<string, string>;
  /** Addresses that links may have: of pages that are there, and of those. */
  pages: ReadonlySet<string>;
  /** What entries list for others to choose from. */
  names: Names;
};

/** The latest ones: of the site as it is saved, and with a draft or two. */
let decided: readonly Known[] = [];
const kept = 4;

/** @returns the same value as one of the last times if it says the same */
export function decide(site: Site, now: Now): Known {
  const found = knownOf(site, now);
  const known = decided.find((it) => isDeepStrictEqual(it, found)) ?? found;
  decided = [known, ...decided.filter((it) => it !== known)].slice(0, kept);
  return known;
}

function knownOf(site: Site, now: Now): Known {
  const { entries } = site;
  const company = withoutHidden(valueOf(site, "company")) as Data;
  const offices = officesOf(company);
  const keys = (wanted: (entry: Entry) => boolean) => new Set(entries.filter(wanted).map(keyOf));
  const hidden = keys((it) => isHidden(it) || !hasBegun(it, offices, now));
  const closed = keys((it) => isOverIn(it, offices, now));
  return {
    language: languageOf(company),
    facts: factsIn(site, company, hidden, closed),
    entries: keys(() => true),
    hidden,
    closed,
    links: linksTo(entries, hidden, closed),
    pages: new Set(pageAddresses(site).map(({ to }) => to)),
    names: namesIn(site),
  };
}

const isHidden = ({ value }: Entry) => value === undefined || value["hidden"] === true;

type Zones = readonly (string | undefined)[];

/** A time zone's day is found out by several formats of `Intl`, and many openings have the same one. */
function remembered<Result>(find: (day: string, timeZone?: string) => Result) {
  const known = new Map<string, Result>();
  return (day: string, timeZone: string | undefined) => {
    const key = `${day} ${timeZone}`;
    const result = known.get(key) ?? find(day, timeZone);
    known.set(key, result);
    return result;
  };
}
const beginning = remembered(beginningOf);
const lastSecond = remembered(lastSecondOf);

/** Where a last day ends last, and its last second. */
export const lastOf = (day: string, zones: Zones) =>
  zones
    .map((zone) => ({ zone, lastSecond: lastSecond(day, zone) }))
    .reduce((a, b) => (Date.parse(b.lastSecond) > Date.parse(a.lastSecond) ? b : a));

/** @param firstDay ISO date. @param zones whose day it is; undefined: wherever it begins first */
export const begins = (firstDay: unknown, zones: Zones, { begun }: Now): boolean =>
  !isDay(firstDay) || zones.some((zone) => beginning(firstDay, zone) <= begun);

type Offices = readonly Office[];

/** Without zones of its own, the days of an entry are the company's. */
const zonesIn = ({ kind, value = {} }: Entry, offices: Offices): Zones =>
  kindOf(kind).zones?.(value, offices) ?? [offices[0]?.timeZone];

const hasBegun = (entry: Entry, offices: Offices, now: Now) =>
  begins(entry.value?.[kindOf(entry.kind).firstDay ?? ""], zonesIn(entry, offices), now);

/** Whether its last day is over everywhere; one that is no day, too. */
function isOverIn(entry: Entry, offices: Offices, { over }: Now): boolean {
  const { lastDay } = kindOf(entry.kind);
  const day = entry.value?.[lastDay ?? ""];
  if (lastDay === undefined) return false;
  return !isDay(day) || isOver(lastOf(day, zonesIn(entry, offices)).lastSecond, over);
}

function linksTo(
  entries: readonly Entry[],
  hidden: ReadonlySet<string>,
  closed: ReadonlySet<string>,
): Known["links"] {
  const pages = entries.flatMap((entry) => {
    const { kind, slug, value = {} } = entry;
    const { page, hasPage } = kindOf(kind);
    const key = keyOf(entry);
    const isThere = !hidden.has(key) && !closed.has(key);
    const isGone = !isThere || hasPage?.(withoutHidden(value) as Data) === false;
    return isGone && page(slug).endsWith(`/${slug}`)
      ? [[page(slug), page(slug).slice(0, -slug.length - 1)] as const]
      : [];
  });
  return new Map(pages);
}

function factsIn(
  { entries, sentences }: Site,
  company: Data,
  hidden: ReadonlySet<string>,
  closed: ReadonlySet<string>,
): Known["facts"] {
  const days = retentionOf(process.env);
  const shown = entries.filter((it) => !hidden.has(keyOf(it)));
  const counts = kindNames.flatMap((kind): [string, number][] => {
    const { counted } = kindOf(kind);
    const open = shown.filter((it) => it.kind === kind && !closed.has(keyOf(it)));
    return counted === undefined ? [] : [[counted, open.length]];
  });
  const inWords = sentences.page.numbers.split(" ");
  const all: [string, number][] = [...counts, ["offices", officesOf(company).length]];
  const figures = all.flatMap(([name, count]) => {
    const word = inWords[count - 1] ?? String(count);
    return [
      [name, String(count)],
      [`${name}:word`, word],
      [`${name}:Word`, word.charAt(0).toUpperCase() + word.slice(1)],
    ];
  });
  const others = shown.flatMap(({ kind, slug, value = {} }) => {
    const { fact } = kindOf(kind);
    const said = fact?.of(value);
    return fact && typeof said === "string" ? [[`${fact.name}:${slug}`, said]] : [];
  });
  return {
    company: String(company["name"] ?? "{company}"),
    founded: String(company["founded"] ?? "{founded}"),
    messageDays: String(days.message),
    applicationDays: String(days.application),
    ...Object.fromEntries([...figures, ...others]),
  };
}

/** While the company's entry cannot be read or names none, as in English. */
function languageOf({ language }: Data): string {
  try {
    return new Intl.Locale(String(language ?? "en")).toString();
  } catch {
    return "en";
  }
}
