import { describe, expect, it } from "vitest";
import { company } from "#src/entries/company.ts";
import { personOf } from "#src/entries/people.ts";
import { absoluteUrl } from "#src/lib/absolute-url.ts";
import { listedPages, pageAt } from "#src/lib/listed-pages.ts";
import { graphOf, structuredData } from "./graph.ts";

const typesOn = (path: string) => graphOf(pageAt(path)).map((node) => node["@type"]);

/** Every value under a key of that name, anywhere in the graph. */
function valuesOf(key: string, node: unknown): unknown[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(key, value),
  ]);
}

describe("the graph", () => {
  it.each([
    ["/", []],
    ["/services", ["BreadcrumbList", ...Array(4).fill("Service"), "FAQPage"]],
    ["/tech/react", ["BreadcrumbList", "Service", "FAQPage"]],
    ["/portfolio/hafenbuch", ["BreadcrumbList", "CreativeWork"]],
    ["/careers/produktdesign", ["BreadcrumbList", "JobPosting"]],
    ["/our-apps", ["BreadcrumbList", "SoftwareApplication", "SoftwareApplication"]],
  ])("has the main entities of %s", (path, types) => {
    expect(typesOn(path).slice(2)).toEqual(types);
  });

  it("has a code for the country of each address", () => {
    const countries = listedPages().flatMap((page) => valuesOf("addressCountry", graphOf(page)));
    expect(countries.length).toBeGreaterThan(0);
    for (const code of countries) expect(code).toMatch(/^[A-Z]{2}$/);
  });

  it("refers only to nodes in the graph, by absolute URLs", () => {
    for (const page of listedPages()) {
      const { path } = page;
      const graph = graphOf(page);
      const ids = graph.map((node) => node["@id"]);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const id of valuesOf("@id", graph)) expect(ids, `${path}: ${String(id)}`).toContain(id);
      for (const key of ["@id", "url", "item", "logo"])
        for (const address of valuesOf(key, graph))
          expect(String(address).startsWith(absoluteUrl("/")), String(address)).toBe(true);
    }
  });
});

it("says on which other sites company and people have pages", () => {
  const sameAs = (path: string, type: string) =>
    graphOf(pageAt(path)).flatMap((node) => (node["@type"] === type ? [node["sameAs"]] : []));
  expect(sameAs("/", "Organization")).toEqual([company.profiles?.map(({ to }) => to)]);
  const { profiles } = personOf("aylin-demir");
  expect(sameAs("/about", "Person")).toEqual([profiles.map(({ to }) => to)]);
});

it("cannot be closed early by text with a script tag", () => {
  const page = pageAt("/careers/produktdesign");
  const json = structuredData(page);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@graph": graphOf(page) });
});
