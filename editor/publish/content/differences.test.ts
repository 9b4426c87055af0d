import { expect, test } from "vitest";
import type { Field, Group } from "#content/forms/fields.ts";
import { differencesIn } from "./differences.ts";

const text = (label: string): Field => ({ type: "text", label });
const group = (label: string, fields: Record<string, Field>): Group => ({
  type: "group",
  label,
  fields,
});
const card = group("Card", { title: text("Title"), to: { type: "address", label: "Leads to" } });
const form = group("Home", {
  title: text("Title"),
  isOpen: { type: "yes-no", label: "Open" },
  person: { type: "entry", of: "people", label: "Person" },
  picture: {
    ...group("Picture", {
      image: { type: "picture", label: "Picture" },
      alt: text("What it shows"),
    }),
    isOptional: true,
  },
  place: {
    type: "cases",
    label: "Place",
    key: "mode",
    names: { office: "In an office" },
    cases: {
      remote: group("", { country: text("Country") }),
      office: group("", { city: text("City") }),
    },
  },
  cards: { type: "list", label: "Cards", min: 0, item: card },
  from: { type: "day", label: "From" },
  days: { type: "choices", label: "Days", options: ["Mon", "Tue"] },
});
const base = {
  title: "Old",
  isOpen: true,
  person: "zara",
  picture: { image: "a.png", alt: "A" },
  place: { mode: "remote", country: "Oman" },
  cards: [
    { title: "One", to: "/" },
    { title: "Two", to: "/a" },
    { title: "Three", to: "/b" },
  ],
  from: "2026-12-07",
  days: ["Mon"],
};
const [one, two, three] = base.cards;

test.each<[what: string, change: object, expected: string[]]>([
  ["nothing", {}, []],
  ["a text", { title: "New" }, ["Title | Old | New"]],
  ["a text that is gone", { title: undefined }, ["Title | Old | -"]],
  ["yes and no", { isOpen: false }, ["Open | Yes | No"]],
  ["a day", { from: "2027-01-31" }, ["From | Dec 7, 2026 | Jan 31, 2027"]],
  ["another person", { person: "ali" }, ["Person | Zara M. | Ali K."]],
  [
    "a picture",
    { picture: { image: "b.png", alt: "A" } },
    ["Picture › Picture | [a.png] | [b.png]"],
  ],
  ["no picture", { picture: undefined }, ["Picture | Picture: a.png\nWhat it shows: A | -"]],
  [
    "another case",
    { place: { mode: "office", city: "Bremen" } },
    ["Place | Place: Remote\nCountry: Oman | Place: In an office\nCity: Bremen"],
  ],
  [
    "in a case",
    { place: { mode: "remote", country: "Norway" } },
    ["Place › Country | Oman | Norway"],
  ],
  ["in an item", { cards: [one, { ...two, title: "2" }, three] }, ["Cards, 2nd › Title | Two | 2"]],
  ["an item that is gone", { cards: [one, three] }, ["Cards | Title: Two\nLeads to: /a | -"]],
  [
    "an item before others",
    { cards: [{ title: "Zero", to: "/0" }, one, two, three] },
    ["Cards | - | Title: Zero\nLeads to: /0"],
  ],
  [
    "another order",
    { cards: [two, one, three] },
    ["Cards: order | One, /\nTwo, /a\nThree, /b | Two, /a\nOne, /\nThree, /b"],
  ],
  ["choices", { days: ["Mon", "Tue"] }, ["Days | Mon | Mon\nTue"]],
])("%s is told in the words of the form", (_, change, expected) => {
  const titles: Record<string, string> = { zara: "Zara M.", ali: "Ali K." };
  const found = differencesIn(
    form,
    base,
    { ...base, ...change },
    (_kind, slug) => titles[slug] ?? slug,
  );
  const side = (it: (typeof found)[number]["old"]) =>
    it === undefined ? "-" : "picture" in it ? `[${it.picture}]` : it.text;
  expect(found.map(({ place, old, now }) => [place, side(old), side(now)].join(" | "))).toEqual(
    expected,
  );
});
