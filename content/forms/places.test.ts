import { expect, test } from "vitest";
import type { Path } from "./fields.ts";
import { formFor } from "./forms.ts";
import { placeIn } from "./places.ts";

const page = (to: string) => ({ what: "page", to });
const menu = [
  { label: "Our Services", opens: page("/services") },
  { label: "About", opens: { what: "links", links: [{ label: "x".repeat(41), to: "/about" }] } },
  { label: "Twice", opens: page("/a") },
  { label: "Twice", opens: page("/b") },
];

test.each<[Path, string]>([
  [["menu", 0, "label"], "Menu in the header, “Our Services” › Text in the menu"],
  [["menu", 1, "opens", "links", 0], "Menu in the header, “About” › What it opens › Links, 1st"],
  [["menu", 3, "label"], "Menu in the header, 4th › Text in the menu"],
])("%j is called %s", (path, place) => {
  expect(placeIn(formFor("navigation"), path, { menu })).toBe(place);
});
