import { expect, test } from "vitest";
import { formFor } from "#content/forms/forms.ts";
import { cleaned, firstText } from "./values.ts";

test("an item of a list is named by its first text with a word or a figure", () => {
  expect(firstText({ value: 469, suffix: "+", label: "Projects delivered" })).toBe(
    "Projects delivered",
  );
  expect(firstText({ value: "24/7", label: "Support" })).toBe("24/7");
  expect(firstText({ text: { plain: "۱۳ دروازے" } })).toBe("۱۳ دروازے");
  expect(firstText({ suffix: "", label: "" })).toBe("");
});

test("marks around what pages quote are not saved, wherever the field is", () => {
  const typed = { name: "“A”", sentence: "“Fine.”", more: ["Kept", "»Gut.«"] };
  expect(cleaned(formFor("people"), typed)).toEqual({
    name: "“A”",
    sentence: "Fine.",
    more: ["Kept", "Gut."],
  });
});
