import { expect, test } from "vitest";
import { folderOf } from "../../server/testing/temp.ts";
import { overBudget } from "./byte-budgets.ts";
import { routeBytes } from "./route-bytes.ts";

const sized = (size: number) => Buffer.alloc(size);

test("a page is weighed with what it imports, each file once and compressed where it can be", async () => {
  const page =
    "<style>a{color:red}</style>" +
    '<link rel="preload" as="font" href="/assets/text.woff2"/>' +
    '<script type="module">go(()=>[import("/assets/a.js"),import("/assets/entry.client-1.js")])</script>' +
    '<script type="application/ld+json">{"a":"import(\\"/assets/none.js\\")"}</script>' +
    '<img src="/assets/near.svg"><img src="/assets/far.svg" loading="lazy">' +
    '<picture><source srcset="/assets/s.avif 480w, /assets/l.avif 800w"><img src="/assets/l.png"></picture>' +
    '<svg><use href="/assets/icons.svg#a"/></svg><svg><use href="/assets/icons.svg#b"/></svg>';
  const site = folderOf({
    "index.html": page,
    "index.html.br": sized(100),
    "assets/a.js": 'import{b}from"./b.js";import"./c.js";const d=()=>import("./late.js");',
    "assets/entry.client-1.js": 'import("./renderer-1.js");const d=()=>import("./late.js");',
    "assets/entry.client-1.js.br": sized(5),
    "assets/a.js.br": sized(7),
    "assets/b.js": 'import "./c.js"; export const b = 1',
    "assets/b.js.br": sized(11),
    "assets/c.js": "export {}",
    "assets/c.js.br": sized(13),
    "assets/late.js": sized(1000),
    "assets/renderer-1.js": sized(31),
    "assets/text.woff2": sized(17),
    "assets/near.svg": sized(9000),
    "assets/near.svg.br": sized(19),
    "assets/far.svg": sized(1000),
    "assets/s.avif": sized(1000),
    "assets/l.avif": sized(23),
    "assets/l.png": sized(1000),
    "assets/icons.svg": sized(29),
  });
  expect(await routeBytes(site, "index.html")).toEqual({
    HTML: 100,
    CSS: expect.any(Number),
    JavaScript: 7 + 11 + 13 + 5 + 31,
    fonts: 17,
    images: 19 + 23 + 29,
  });
});

test("what is too heavy is named, with its limit", () => {
  const light = { HTML: 1, CSS: 1, JavaScript: 1, fonts: 1, images: 1 };
  expect(overBudget("about.html", light)).toEqual([]);
  expect(overBudget("about.html", { ...light, fonts: 26_501, images: 27_000 })).toEqual([
    "about.html: fonts has 26501 bytes, of at most 26500",
    "about.html: images has 27000 bytes, of at most 10000",
  ]);
});

test("each kind may be light enough, and all of them together too heavy", () => {
  const bytes = { HTML: 30_000, CSS: 1, JavaScript: 104_000, fonts: 26_000, images: 9_000 };
  expect(overBudget("index.html", bytes)).toEqual([
    "index.html: all has 169000 bytes, of at most 168000",
  ]);
});
