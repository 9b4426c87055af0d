import { expect, test } from "vitest";
import { moved } from "#content/schemas/moved.ts";
import { type Move, moveFaults, movedOf, withMoves } from "./moves.ts";

const pages = new Set(["/", "/about", "/services", "/services#apps", "/portfolio/boat"]);
const move = (from: string, to = "/about") => ({ from, to });

test.for([
  [
    [move("/old"), move("/old.html"), move("/x/y.PHP"), move("/services/old", "/services#apps")],
    [],
  ],
  [[move("/blog"), move("/blog/", "/")], ["1 from /blog/ is in the list already"]],
  [[move("/%C3%BCber"), move("/über")], ["1 from /über is in the list already"]],
  [[move("/a", "/gone")], ["0 to there is no page /gone: choose one from the list"]],
  [
    [
      "/about",
      "/about/",
      "/about.html",
      "/index.html",
      "/portfolio/boat",
      "/robots.txt",
      "/404",
      "/sw.js",
      "/index",
      "/.well-known/security.txt",
    ].map((from) => move(from, "/")),
    Array.from({ length: 10 }, (_, index) =>
      expect.stringMatching(
        `^${index} from /.* is an address of this site: what is there would not`,
      ),
    ),
  ],
  [
    ["/api/v1.0/email/send", "/files/a", "/%65dit", "/_astro/a.js"].map((from) => move(from)),
    Array.from({ length: 4 }, (_, index) =>
      expect.stringMatching(`^${index} from /.* is answered by the server itself`),
    ),
  ],
  [
    [move("/a", "/b"), move("/b", "/a"), move("/c", "/b"), move("/d", "/d")],
    ["/a", "/b", "/c", "/d"].map(
      (from, index) => `${index} to ${from} would lead in a circle: choose a page`,
    ),
  ],
  // Chains are no mistake: they are shortened.
  [[move("/a", "/b#x"), move("/b", "/c"), move("/c")], []],
  [[move("/a", "/b"), move("/b", "gone")], []],
  [[move("/about", "gone")], [expect.stringMatching("^0 from /about is an address of this site")]],
] as const)("moves that are refused (%#)", ([moves, expected]) => {
  const faults = moveFaults(moves, pages);
  expect(faults.map(({ index, field, rule }) => `${index} ${field} ${rule}`)).toEqual(expected);
});

test.for([
  ["old.html", "has to be an address as it comes after the domain"],
  ["/a/../about", "has to be without //, /./ and /../"],
  ["/about/%2e", "has to be without //, /./ and /../"],
  ["/./about", "has to be without //, /./ and /../"],
  ["/a//b", "has to be without //, /./ and /../"],
  ["/a?b", "has to be without ?"],
  ["/a%3Ab", "has to be without :"],
  ["/gr%FC%DFe", "has a % that is no letter of UTF-8"],
  ["/a%2fb", "has a % that is no letter of UTF-8"],
  ["/ü".repeat(80), "has more than 500 characters"],
] as const)("%s is no old address that all hosts find", ([from, says]) => {
  const messageOf = (move: Move) =>
    moved.safeParse({ addresses: [move] }).error?.issues.map(({ message }) => message);
  expect(messageOf(move(from))).toEqual([expect.stringMatching(RegExp.escape(says))]);
  expect(messageOf(move("/a", "/about#$x"))).toEqual(["has to be without $"]);
});

test("an address that leads to one that is gone is gone", () => {
  const moves = [move("/a", "/b"), move("/b", "/c/#x"), move("/c", "gone")];
  expect(moved.safeParse({ addresses: moves }).error).toBeUndefined();
  expect(movedOf(moves)).toEqual({ "/a": null, "/b": null, "/c": null });
  const before = [move("/x", "/a"), move("/y", "gone")];
  expect(withMoves(before, [move("/a", "gone")])).toEqual(
    ["/x", "/y", "/a"].map((from) => move(from, "gone")),
  );
});

test("what is served has no chains, and one spelling of each address", () => {
  const moves = [
    move("/a/", "/b"),
    move("/b", "/c"),
    move("/c", "/über/#ä"),
    ...["/%C3%A4", "/x%2cy", "/cafe\u0301"].map((from) => move(from)),
  ];
  expect(movedOf(moves)).toEqual({
    "/a": "/%C3%BCber#%C3%A4",
    "/b": "/%C3%BCber#%C3%A4",
    "/c": "/%C3%BCber#%C3%A4",
    "/ä": "/about",
    "/x,y": "/about",
    "/caf\u00E9": "/about",
  });
});

test.for([
  ["a new one comes last", [move("/x")], move("/a", "/b"), [move("/x"), move("/a", "/b")]],
  [
    "what led to the old address leads to the new one, and keeps its place on the page out",
    [move("/x", "/a"), move("/y", "/a#top")],
    move("/a", "/b"),
    [move("/x", "/b"), move("/y", "/b"), move("/a", "/b")],
  ],
  ["back again leaves one line", [move("/a", "/b")], move("/b", "/a"), [move("/b", "/a")]],
  ["the last word counts", [move("/a/", "/b")], move("/a", "/c"), [move("/a", "/c")]],
] as const)("%s", ([, before, added, after]) => {
  expect(withMoves(before as readonly Move[], [added])).toEqual(after);
});
