import { expect, it } from "vitest";
import { list, object, part, text } from "./fields.ts";

const page = object({
  title: text,
  awards: part({ heading: text, items: list(text) }, "items"),
  mission: part({ heading: text }),
});

const entry = { title: "About" };

it.each([
  ["missing", {}],
  ["without entries", { awards: { heading: "Awards", items: [] } }],
  ["without a list", { awards: { heading: "Awards" } }],
  ["without a value, as YAML reads a lone key", { awards: null, mission: null }],
  ["as the editor saves one without texts", { awards: { items: [] }, mission: {} }],
])("a part of a page that is %s is not there", (_, parts) => {
  expect(page.parse({ ...entry, ...parts })).toEqual(entry);
});

it("a text has more than spaces", () => {
  const said = (value: string) => text.safeParse(value).error?.issues.map((it) => it.message);
  expect(["", " \n", " a"].map(said)).toEqual([["needs a text"], ["needs a text"], undefined]);
});

it("a part with entries is there", () => {
  const filled = { ...entry, awards: { heading: "Awards", items: ["Cup"] }, mission: { heading: "Why" } }; // prettier-ignore
  expect(page.parse(filled)).toEqual(filled);
});

it.each([
  ["a misspelled list", { awards: { heading: "Awards", item: ["Cup"] } }, /^awards has no field item;/],
  ["a part without its heading", { awards: { items: ["Cup"] } }, /^awards.heading needs a text$/],
  ["a text in place of a part", { mission: "Software" }, /^mission has to be fields/],
])("reports %s", (_, parts, message) => {
  const { issues = [] } = page.safeParse({ ...entry, ...parts }).error ?? {};
  expect(issues.map((issue) => `${issue.path.join(".")} ${issue.message}`)).toEqual([
    expect.stringMatching(message),
  ]);
}); // prettier-ignore
