import { expect, test } from "vitest";
import type { Field } from "#content/forms/fields.ts";
import { merge } from "./merge.ts";

const text = (label: string): Field => ({ type: "text", label });
const form: Field = {
  type: "group",
  label: "",
  fields: {
    heading: text("Heading"),
    intro: text("Introduction"),
    tags: { type: "list", label: "Tags", min: 0, item: text("Tag") },
    pair: { type: "list", label: "Pair", min: 0, item: text("One") },
    steps: {
      type: "list",
      label: "Steps",
      min: 0,
      item: { type: "group", label: "Step", fields: { name: text("Name"), text: text("Text") } },
    },
    pay: {
      type: "group",
      label: "Pay",
      isOptional: true,
      fields: { from: text("From"), to: text("To") },
    },
  },
};
const opened = {
  heading: "A",
  intro: "B",
  tags: ["x"],
  pair: ["a", "b"],
  steps: [{ name: "a", text: "b" }],
  pay: { from: "1", to: "2" },
  order: 3,
};

test.each([
  [
    "what only the other one changed is kept",
    { intro: "mine" },
    { heading: "theirs", order: 4 },
    [],
  ],
  ["inside of a group, too", { pay: { from: "9", to: "2" } }, { pay: { from: "1", to: "8" } }, []],
  ["the same change of both is none", { intro: "same" }, { intro: "same" }, []],
  ["a field that both changed", { intro: "mine" }, { intro: "theirs", heading: "C" }, ["intro"]],
  [
    "a list with another number of items is one field",
    { tags: ["x", "y"] },
    { tags: ["z"] },
    ["tags"],
  ],
  ["an item that both changed", { pair: ["a", "mine"] }, { pair: ["a", "theirs"] }, ["pair.1"]],
  ["items that changed places", { pair: ["b", "a"] }, { pair: ["a", "theirs"] }, ["pair"]],
  [
    "an item that is another one",
    { steps: [{ name: "c", text: "d" }] },
    { steps: [{ name: "a", text: "e" }] },
    ["steps"],
  ],
  [
    "an item that is edited",
    { steps: [{ name: "a", text: "d" }] },
    { steps: [{ name: "a", text: "e" }] },
    ["steps.0.text"],
  ],
  ["a group that one took out", { pay: undefined }, { pay: { from: "5", to: "2" } }, ["pay"]],
])("%s", (_, mine, theirs, clashes) => {
  const found = merge(form, {
    opened,
    mine: { ...opened, ...mine },
    theirs: { ...opened, ...theirs },
  });
  expect(found.clashes.map(({ path }) => path.join("."))).toEqual(clashes);
  const { pay, ...rest } = { ...opened, ...theirs, ...mine };
  const both = "pay" in mine && "pay" in theirs && mine.pay ? { from: "9", to: "8" } : pay;
  expect(found.value).toEqual({ ...rest, ...(both && { pay: both }) });
});

test("places are called as in the form, also whether a part is hidden", () => {
  const at = (hidden: boolean, tag: string) => ({ ...opened, tags: [tag], pay: { hidden } });
  const { clashes } = merge(form, { opened, mine: at(true, "y"), theirs: at(false, "z") });
  expect(clashes.map(({ place }) => place)).toEqual(["Tags, 1st", "Pay › Hidden for now"]);
});
