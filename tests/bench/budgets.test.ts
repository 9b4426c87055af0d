import { expect, test } from "vitest";
import { checkBudgets } from "./budgets.ts";
import type { Bytes } from "./bytes.ts";
import { type Figures, median } from "./measure.ts";

const none: Bytes = { HTML: 0, CSS: 0, JavaScript: 0, fonts: 0, images: 0, data: 0, total: 0 };
const timings = { FCP: 1000, LCP: 1000, "Speed Index": 1000, TBT: 0, "own TBT": 0, CLS: 0 };
const good: Figures = {
  path: "/",
  site: timings,
  bare: timings,
  scores: { Performance: 100, Accessibility: 100 },
  faults: [],
  bytes: { load: none, visit: none, bare: none },
  foreign: [],
  machine: 1000,
};
const broken = (figures: Partial<Figures>) =>
  checkBudgets({ ...good, ...figures })
    .filter(({ ok }) => !ok)
    .map(({ what, timing }) => [what, timing]);

test("good figures pass", () => {
  expect(broken({})).toEqual([]);
});

test.for<[string, Partial<Figures>, boolean]>([
  ["FCP at most 1.05 of the page without scripts", { site: { ...timings, FCP: 1060 } }, true],
  ["LCP at most 1.05 of the page without scripts", { site: { ...timings, LCP: 1060 } }, true],
  ["TBT 0 ms", { site: { ...timings, TBT: 3 } }, true],
  ["own TBT 0 ms", { site: { ...timings, "own TBT": 1 } }, true],
  ["CLS 0", { site: { ...timings, CLS: 0.01 } }, true],
  ["Accessibility 100", { scores: { Accessibility: 99 } }, false],
  ["fonts at most 26.5 kB", { bytes: { ...good.bytes, visit: { ...none, fonts: 26_501 } } }, false],
  [
    "JavaScript at most 105 kB",
    { bytes: { ...good.bytes, load: { ...none, JavaScript: 105_001 } } },
    false,
  ],
  ["all at most 168 kB", { bytes: { ...good.bytes, load: { ...none, total: 168_001 } } }, false],
  [
    "FCP at most 0.9 of the fastest peer's 1202 ms",
    { site: { ...timings, FCP: 1100 }, bare: { ...timings, FCP: 1100 } },
    true,
  ],
  [
    "LCP at most 0.8 of the fastest peer's 1652 ms",
    { site: { ...timings, LCP: 1330 }, bare: { ...timings, LCP: 1330 } },
    true,
  ],
  ["requests to other hosts 0", { foreign: ["https://other.example/"] }, false],
])("breaks: %s", ([what, figures, timing]) => {
  expect(broken(figures)).toEqual([[what, timing]]);
});

test("another page is held to its own budget, and to no peer", () => {
  const slow = { ...timings, FCP: 1400, LCP: 1700 };
  const bytes = { ...good.bytes, load: { ...none, JavaScript: 117_000, total: 200_000 } };
  expect(broken({ path: "/careers/data-scientist", site: slow, bare: slow, bytes })).toEqual([]);
});

test("the median of an even number of runs lies between the middle two", () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, Number.NaN]);
});
