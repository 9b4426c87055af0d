import { expect, test } from "vitest";
import type { Draft } from "./draft-of.ts";
import { createDrafts } from "./drafts.ts";

const draft = (slug: string): Draft => ({ kind: "people", slug, value: {}, pictures: {} });
const key = (count: number) => count.toString(16).padStart(32, "0");

/** What pages would show, in the order in which they are made. */
function forms() {
  const pages: string[] = [];
  let shown = "saved";
  const it = createDrafts(async (it) => {
    await Promise.resolve();
    shown = it?.slug ?? "saved";
  });
  const page = (url: string) =>
    it.page(url, async (rest) => {
      await Promise.resolve();
      pages.push(`${rest} ${shown}`);
    });
  return { ...it, page, pages };
}

test("a form is shown to the page that has its key, and to no other, also at the same time", async () => {
  const { keep, drop, page, pages } = forms();
  keep(key(1), draft("one"));
  keep(key(2), draft("two"));
  await Promise.all([
    page(`/about?draft=${key(1)}`),
    page("/about"),
    page(`/about?tab=a.b&draft=${key(2)}`),
    page(`/about?draft=${key(3)}`),
    page("/about?tab=a.b"),
  ]);
  drop(key(1));
  await page(`/about?draft=${key(1)}`);
  expect(pages).toEqual([
    "/about one",
    "/about saved",
    "/about?tab=a.b two",
    "/about saved",
    "/about?tab=a.b saved",
    "/about saved",
  ]);
});

test("pages go on after one that failed", async () => {
  const it = createDrafts(() => Promise.reject(new Error("Astro's server is not there")));
  it.keep(key(1), draft("one"));
  const failed = it.page("/", () => Promise.reject(new Error("gone")));
  await expect(failed).rejects.toThrow("gone");
  let passed = "";
  await it.page(`/about?draft=${key(1)}`, async (url) => void (passed = url));
  expect(passed).toBe("/about");
});

test("a form that is shown after all, although no answer came in time, is on no other page", async () => {
  const told: (string | undefined)[] = [];
  const it = createDrafts((form) => {
    told.push(form?.slug);
    return form ? Promise.reject(new Error("too late")) : Promise.resolve();
  });
  it.keep(key(1), draft("one"));
  await it.page(`/about?draft=${key(1)}`, () => Promise.resolve());
  await it.page("/about", () => Promise.resolve());
  expect(told).toEqual(["one", undefined]);
});

test("what is kept is bounded: the oldest form goes, and what is no key keeps nothing", async () => {
  const { keep, page, pages } = forms();
  for (let count = 0; count < 21; count += 1) keep(key(count), draft(`form ${count}`));
  for (const wrong of ["", "__proto__", "../x", `${key(1)}0`])
    expect(keep(wrong, draft("x"))).toBe(false);
  await page(`/?draft=${key(0)}`);
  await page(`/?draft=${key(20)}`);
  expect(pages).toEqual(["/ saved", "/ form 20"]);
});
