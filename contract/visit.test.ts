import { expect, test } from "vitest";
import { readVisit } from "./visit.ts";

test.for([
  [undefined, undefined],
  ["", undefined],
  ["page=contact&referrer=a/b&utm_evil=1", undefined],
  ["page=//evil.example/a&start=//", undefined],
  ["page=/a%2520b&start=/", { page: "/a%20b", start: "/" }],
  ["utm_source=Brief+%E2%82%AC&utm_term=", { utm_source: "Brief €" }],
  ["utm_source=a%0D%0ABcc:+x&page=/x", { page: "/x" }],
  [
    "page=/a&page=/b&referrer=xn--bcher-kva.example",
    { page: "/a", referrer: "xn--bcher-kva.example" },
  ],
] as const)("%j is read as %j", ([sent, read]) => {
  expect(readVisit(sent)).toEqual(read);
});
