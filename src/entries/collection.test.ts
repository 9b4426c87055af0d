import { afterEach, expect, it, vi } from "vitest";

/** Other modules than those of other tests. */
afterEach(() => {
  vi.doUnmock("./draft.ts");
  vi.resetModules();
});

it("shows a draft in place of its entry, and besides those of its kind", async () => {
  const { inOrder: saved } = await import("./collection.ts");
  const [first] = saved("testimonials");
  for (const slug of [first?.slug ?? "", "another"]) {
    const value = { name: "Draft", order: 1, position: "", company: "Engines", work: "Sums", quote: "Yes." }; // prettier-ignore
    vi.resetModules();
    vi.doMock("./draft.ts", () => ({
      draft: { kind: "testimonials", slug, value: { ...value, position: "Director" } },
    }));
    const { inOrder } = await import("./collection.ts");
    const [isNew, others] = [slug === "another" ? 1 : 0, saved("testimonials").length];
    expect(inOrder("testimonials")).toHaveLength(others + isNew);
    expect(inOrder("testimonials").find((it) => it.slug === slug)?.name).toBe("Draft");
  }
});

it("sorts entries by place, then by slug", async () => {
  const { inOrder } = await import("./collection.ts");
  const places = inOrder("people").map(({ order, slug }) => ({ order, slug }));
  expect(places).toEqual(
    places.toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug)),
  );
  expect(places.length).toBeGreaterThan(2);
});

it("leaves Markdown as it is where text runs from right to left: marks would be others", async () => {
  vi.doMock("./locale.ts", () => ({ directionOf: () => "rtl" }));
  const value = { title: "A +1", date: "2026-05-04", description: "B", markdown: "[a](/b?c=+1)" };
  vi.doMock("./draft.ts", () => ({ draft: { kind: "articles", slug: "another", value } }));
  const { inOrder } = await import("./collection.ts");
  const found = inOrder("articles").find(({ slug }) => slug === "another");
  expect(found).toMatchObject({ title: "A \u2066+1\u2069", markdown: value.markdown });
  vi.doUnmock("./locale.ts");
});
