import { expect, test } from "vitest";
import { plain, shownLike } from "./shown-text.ts";

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
