import { expect, test } from "vitest";
import { nearest, plain, shownLike } from "./shown-text.ts";

test.for([
  "“It works.”",
  "„It works.“",
  "«\u00a0It\nworks.\u00a0»",
  "»It works.«",
  "「It works.」",
  "It works.",
])("%s is a text in its quotation marks", (shown) => {
  expect(plain(shown)).toBe("It works.");
  expect(shownLike(shown, "Still")).toBe(shown.replace(/It\sworks\./, "Still"));
});

test("of texts that are the same, the one is meant whose neighbors are close to it", () => {
  const value = {
    hours: [
      { city: "Oslo", open: "9 to 6", person: "Ida" },
      { city: "Bergen", open: "9 to 6" },
      { city: "Molde", open: "9 to 6" },
    ],
    days: { open: "9 to 6" },
  };
  const paths = [["days", "open"], ...value.hours.map((_, index) => ["hours", index, "open"])];
  const fields = paths.map((path) => ({ path, text: "9 to 6", value }));
  const list = "Oslo 9 to 6 Ida Bergen 9 to 6 Molde 9 to 6";
  const at = (row: string) => nearest(fields, ["9 to 6", row, list])?.path;
  expect(at("Bergen 9 to 6")).toEqual(["hours", 1, "open"]);
  expect(at("Molde 9 to 6")).toEqual(["hours", 2, "open"]);
  expect(at("Oslo 9 to 6 Ida")).toEqual(["hours", 0, "open"]);
});
