import { expect, test } from "vitest";
import { freeName, nameFromTitle } from "./names.ts";

test.each([
  ["Müller & Söhne", "muller-sohne"],
  ["Straßenbau", "strassenbau"],
  ["GROẞHANDEL", "grosshandel"],
  ["Smørrebrød à la Łódź", "smorrebrod-a-la-lodz"],
  ["Þór Æsir, İzmir", "thor-aesir-izmir"],
  ["C# Entwicklung", "c-sharp-entwicklung"],
  ["C++", "c-plus-plus"],
  ["Node.js, #1 in O’Hara’s list", "nodejs-1-in-oharas-list"],
  ["- Ent\u00ADwick\u00ADlung -", "entwicklung"],
  ["دروازہ", ""],
])("an entry called %s has the address %j", (title, name) => {
  expect(nameFromTitle(title)).toBe(name);
});

test("an address that is taken gets a number", () => {
  expect(freeName("ada", ["bob"])).toBe("ada");
  expect(freeName("ada", ["ada", "ada-2"])).toBe("ada-3");
});
