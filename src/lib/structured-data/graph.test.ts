import { describe, expect, it } from "vitest";
import { company } from "#src/content/company.ts";
import { graphOf, structuredData } from "./graph.ts";
import type { Node } from "./node.ts";
import { describedPages } from "./pages.ts";

const pagePaths = describedPages().map(({ path }) => path);
const typesOn = (path?: string) => graphOf(path).map((node) => node["@type"]);
const nodeOn = (path: string, type: string) =>
  graphOf(path).find((node) => node["@type"] === type) as Node; // its absence fails what follows

/** Every value under a key of that name, anywhere in the graph. */
function valuesOf(key: string, node: unknown): unknown[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(key, value),
  ]);
}

describe("the graph", () => {
  it("says on every page who speaks and where, also on one that is not for search engines", () => {
    for (const path of [...pagePaths, undefined])
      expect(typesOn(path).slice(0, 2), path).toEqual(["Organization", "WebSite"]);
    expect(typesOn(undefined)).toHaveLength(2);
  });

  it.each([
    ["/", ["WebPage"]],
    ["/services", ["CollectionPage", "BreadcrumbList", ...Array(6).fill("Service")]],
    ["/tech/react", ["ItemPage", "BreadcrumbList", "Service"]],
    ["/portfolio/takenote", ["ItemPage", "BreadcrumbList", "CreativeWork"]],
    [
      "/our-apps",
      ["CollectionPage", "BreadcrumbList", "SoftwareApplication", "SoftwareApplication"],
    ],
    ["/careers", ["CollectionPage", "BreadcrumbList", "ItemList"]],
  ])("has on %s what that page is about", (path, types) => {
    expect(typesOn(path).slice(2)).toEqual(types);
  });

  it("refers only to nodes it has, by addresses with an origin", () => {
    for (const path of pagePaths) {
      const graph = graphOf(path);
      const ids = graph.map((node) => node["@id"]);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const id of valuesOf("@id", graph)) expect(ids, `${path}: ${String(id)}`).toContain(id);
      for (const key of ["@id", "url", "item", "logo", "sameAs"])
        for (const address of valuesOf(key, graph))
          expect(String(address), path).toMatch(/^https:\/\/thirteengates\.example\//);
    }
  });

  it("gives every breadcrumb an address and leaves out levels without a page", () => {
    expect(nodeOn("/tech/react", "BreadcrumbList")["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: `${company.origin}/` },
      { "@type": "ListItem", position: 2, name: "React", item: `${company.origin}/tech/react` },
    ]);
  });

  it("makes up no rating and no offer of an app", () => {
    const graph = graphOf("/our-apps");
    for (const key of ["aggregateRating", "review", "offers", "ratingValue"])
      expect(valuesOf(key, graph)).toEqual([]);
  });
});

it("cannot be ended by a text of the page", () => {
  const json = structuredData("/careers/data-scientist");
  expect(json).not.toContain("<");
  const graph = graphOf("/careers/data-scientist");
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@graph": graph });
});
