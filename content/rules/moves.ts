import { globSync } from "node:fs";
import { encodedPath, keyOf, type Moved } from "#contract/moved.ts";
import { gone } from "#content/schemas/address.ts";
import { olderWorkers } from "./older-workers.ts";

/* Rules of addresses that have moved (content/schemas/moved.ts), for the build, the check and the editor. */

/** `to`: a page, or `gone`. */
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
  return moves.flatMap((move, index): Fault[] => {
    const { from, to } = move;
    const fault = (field: keyof Move, rule: string) => [{ index, field, rule }];
    if (reserved.test(keyOf(from)))
      return fault("from", `${from} is answered by the server itself`);
    if (isTaken(from, pages))
      return fault("from", `${from} is an address of this site: what is there would not be found`);
    if (leading.get(keyOf(from)) !== move) return fault("from", `${from} is in the list already`);
    if (endOf(leading, move) === undefined)
      return fault("to", `${from} would lead in a circle: choose a page`);
    if (to !== gone && !pages.has(pageOf(to)) && !leading.has(pageOf(to)))
      return fault("to", `there is no page ${to}: choose one from the list`);
    return [];
  });
}

/** Of several from one address, the first. */
const byKey = (moves: readonly Move[]): ReadonlyMap<string, Move> =>
  new Map(moves.toReversed().map((move) => [keyOf(move.from), move]));

/** Where a chain of moves ends; null if that is gone for good, undefined if it is a circle. */
function endOf(moves: ReadonlyMap<string, Move>, first: Move): string | null | undefined {
  const passed = new Set<Move>();
  let move = first;
  while (move.to !== gone) {
    if (passed.has(move)) return undefined;
    passed.add(move);
    const next = moves.get(pageOf(move.to));
    if (!next) return move.to;
    move = next;
  }
  return null;
}

/** Moves as the site serves them: by key, chains shortened. @param moves without faults */
export function movedOf(moves: readonly Move[]): Moved {
  const leading = byKey(moves);
  return Object.fromEntries(
    moves.flatMap((move) => {
      const end = endOf(leading, move);
      if (end === undefined) return [];
      const to = end && encodedPath(pageOf(end) + end.replace(/^[^#]*/, ""));
      return [[keyOf(move.from), to]];
    }),
  );
}

/**
 * Moves with further ones, none of which leads to where another of them starts: those that led to their old addresses lead to the
 * new ones, or are gone with them, and none starts where there is a page now.
 */
export function withMoves(moves: readonly Move[], added: readonly Move[]): Move[] {
  const leading = new Map(added.map((move) => [keyOf(move.from), move]));
  const pages = new Set(added.map(({ to }) => pageOf(to)));
  const kept = moves
    .filter(({ from }) => !leading.has(keyOf(from)) && !pages.has(keyOf(from)))
    .map((move) => {
      const next = leading.get(pageOf(move.to));
      return next ? { ...next, from: move.from } : move;
    });
  return [...kept, ...leading.values()];
}
