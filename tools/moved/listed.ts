import { keyOf } from "#contract/moved.ts";

/** An address of an older site, and where it leads, if the list says so. */
export type Listed = { line: number; from: string; to?: string };
/** What is not taken of a list: why, and what to do. */
export type Refused = { line: number; text: string; why: string };
export type List = { listed: Listed[]; refused: Refused[] };

/** A rule of a list, as it is written. @param to "" if the list says none */
export type Rule = { line: number; from: string; to: string };

export const isAddress = (text: string) => /^(?:\/(?!\/)|https?:\/\/)/i.test(text);
/** Of regular expressions, wildcards and the names of parts that hosts put in. */
const pattern = /[*^$[\]{}|\\]|\/:[a-z]/i;

/**
 * Takes rules apart into those that can be moves, and the others. Those of one address that lead to different pages are
 * refused, each of them.
 */
export function listOf(rules: readonly Rule[]): List {
  const list: List = { listed: [], refused: [] };
  const read = rules.map((rule) => ({ rule, key: keyOf(pathOf(rule.from)), fault: faultOf(rule) }));
  const readable = read.filter(({ fault }) => fault === undefined);
  const clashes = new Map(
    Map.groupBy(readable, ({ key }) => key)
      .entries()
      .map(([key, same]) => [key, clashIn(same.map(({ rule }) => rule))]),
  );
  for (const { rule, key, fault } of read) {
    const { line, from, to } = rule;
    const why = fault ?? clashes.get(key)?.(rule);
    if (why !== undefined) list.refused.push({ line, text: to ? `${from} ${to}` : from, why });
    else list.listed.push({ line, from: pathOf(from), ...(to && { to: targetOf(to) }) });
  }
  return list;
}

function faultOf({ from, to }: Rule): string | undefined {
  if (!isAddress(from))
    return "is no address: it begins with / or https://, as it was on the older site";
  if (/\s(?:\/|->|https?:)/.test(from)) return "has two addresses: write them into two columns";
  if (pattern.test(pathIn(from)) || pattern.test(pathIn(to)))
    return "is a pattern: list the addresses that it means, one a line";
  if (URL.parse(from, origin) === null) return "is no address: check how it is written";
  if (from.includes("?"))
    return "has a ?, and what follows it is not looked at here: list the address without it, once";
  if (from.includes("#")) return "has a #, which browsers do not send: list the address without it";
  if (to === "") return undefined;
  if (!isAddress(to)) return `leads to ${to}, which is no address: it begins with / or https://`;
  if (/[?\s]/.test(to))
    return `leads to ${to}: a page of this site has no ${to.includes("?") ? "?" : "space"}`;
  return undefined;
}

/** Nobody looks for more. */
const shownLines = 10;

/** @param same rules of the same address that can be read @returns says of one of them why it is not taken */
function clashIn(same: readonly Rule[]): (rule: Rule) => string | undefined {
  const [first] = same;
  const targets = new Set(same.map(({ to }) => to && keyOf(targetOf(to))));
  const lines = same.slice(0, shownLines).map(({ line }) => line);
  const all = `${lines.join(", ")}${same.length > shownLines ? " and more" : ""}`;
  if (targets.size > 1)
    return () =>
      `leads to different pages in lines ${all}: keep one of them (addresses are the same without a slash at the end)`;
  return (rule) => (first === rule ? undefined : `is in line ${first?.line}, too`);
}

const origin = "https://old.example";

/** Without the domain. */
const pathOf = (address: string): string => URL.parse(address, origin)?.pathname ?? address;

/** With the place on the page, and without a slash at the end. */
function targetOf(address: string): string {
  const url = URL.parse(address, origin);
  return url ? keyOf(url.pathname) + url.hash : address;
}

/** As it is written. */
const pathIn = (address: string) =>
  address.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#].*$/s, "");
