import { globSync } from "node:fs";
import { encodedPath, keyOf, type Moved } from "#contract/moved.ts";
import { olderWorkers } from "./older-workers.ts";

/* Rules of addresses that have moved (content/schemas/moved.ts), for the build, the check and the editor. */

export type Move = { from: string; to: string };

type Fault = { index: number; field: keyof Move; rule: string };

/** Paths that the server and hosts answer themselves. */
const reserved = /^\/(?:api|files|edit|_astro|share|healthz|readyz)(?:\/|$)/;

/** Files and pages that the engine always builds, by its own files: /robots.txt, /404, /index. */
const engineAddresses: ReadonlySet<string> = new Set([
  // Of folders with a dot, which `**` leaves out, too.
  ...globSync("src/pages/{**,.*}/[!_]*.{ts,astro}")
    .filter((file) => !file.includes("["))
    .map((file) => file.slice("src/pages".length).replace(/\.(?:ts|astro)$/, "")),
  ...olderWorkers.map((name) => `/${name}.js`),
]);

/** The address under which a page is shown that is asked for as a file. */
const shownAt = (key: string) => keyOf(key.replace(/(?:\/index)?\.html$/, ""));
const pageOf = (to: string) => keyOf(to.replace(/#.*/s, ""));

/** @param pages addresses that links may have (page-addresses.ts) */
export const isTaken = (from: string, pages: ReadonlySet<string>): boolean =>
  [keyOf(from), shownAt(keyOf(from))].some((key) => pages.has(key) || engineAddresses.has(key));

/**
 * What is wrong with moves that have the right form.
 * @param pages addresses that links may have
 */
export function moveFaults(moves: readonly Move[], pages: ReadonlySet<string>): Fault[] {
  const leading = byKey(moves);
  return moves.flatMap(({ from, to }, index): Fault[] => {
    const fault = (field: keyof Move, rule: string) => [{ index, field, rule }];
    if (reserved.test(keyOf(from)))
      return fault("from", `${from} is answered by the server itself`);
    if (isTaken(from, pages))
      return fault("from", `${from} is an address of this site: what is there would not be found`);
    if (leading.get(keyOf(from)) !== moves[index])
      return fault("from", `${from} leads to another page already`);
    if (leadsTo(leading, to) === undefined)
      return fault("to", `${from} would lead in a circle: choose a page`);
    if (!pages.has(pageOf(to)) && !leading.has(pageOf(to)))
      return fault("to", `there is no page ${to}: choose one from the list`);
    return [];
  });
}

/** Of several from one address, the first. */
const byKey = (moves: readonly Move[]): ReadonlyMap<string, Move> =>
  new Map(moves.toReversed().map((move) => [keyOf(move.from), move]));

/** Where a chain of moves ends; undefined if it is a circle. */
function leadsTo(moves: ReadonlyMap<string, Move>, to: string): string | undefined {
  const passed = new Set<Move>();
  let end = to;
  for (;;) {
    const next = moves.get(pageOf(end));
    if (!next) return end;
    if (passed.has(next)) return undefined;
    passed.add(next);
    end = next.to;
  }
}

/** Moves as the site serves them: by key, chains shortened. @param moves without faults */
export function movedOf(moves: readonly Move[]): Moved {
  const leading = byKey(moves);
  return Object.fromEntries(
    moves.flatMap(({ from, to }) => {
      const end = leadsTo(leading, to);
      return end === undefined
        ? []
        : [[keyOf(from), encodedPath(pageOf(end) + end.replace(/^[^#]*/, ""))]];
    }),
  );
}

/**
 * Moves with further ones, none of which leads to where another of them starts: those that led to their old addresses lead to the
 * new ones, and none starts where there is a page now.
 */
export function withMoves(moves: readonly Move[], added: readonly Move[]): Move[] {
  const leading = new Map(added.map((move) => [keyOf(move.from), move]));
  const pages = new Set(added.map(({ to }) => pageOf(to)));
  const kept = moves
    .filter(({ from }) => !leading.has(keyOf(from)) && !pages.has(keyOf(from)))
    .map(({ from, to }) => ({ from, to: leading.get(pageOf(to))?.to ?? to }));
  return [...kept, ...leading.values()];
}
