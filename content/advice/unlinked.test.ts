import { expect, test } from "vitest";
import type { KindName } from "#content/kinds.ts";
import type { Entry } from "#content/site.ts";
import { unlinked } from "./unlinked.ts";

const entry = (kind: KindName, slug: string, value: Entry["value"] = {}): Entry => ({
  kind,
  slug,
  title: slug,
  version: "",
  value,
});

test("names what no menu, card, link or list leads to", () => {
  const entries = [
    entry("services", "linked"),
    entry("services", "lost"),
    entry("services", "later", { hidden: true }),
    entry("technologies", "in-menu", { inMenu: true }),
    entry("technologies", "lost"),
    entry("people", "lost"),
    entry("projects", "in-the-portfolio"),
    entry("home", "", { services: { cards: [{ to: "/services#linked" }] } }),
  ];
  expect(unlinked(entries, new Set(["services/later"]))).toEqual([
    "Services › lost is named nowhere else: no menu, card or link leads to it",
    "Technologies › lost is named nowhere else: no menu, card or link leads to it",
    "People › lost is named nowhere else: no page shows it",
  ]);
});
