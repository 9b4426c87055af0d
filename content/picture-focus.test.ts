import { expect, test } from "vitest";
import { focuses, focusOf, withFocus, withoutFocus } from "./picture-focus.ts";

test.each(focuses)("%s is read from a name as it is written", (focus) => {
  const name = withFocus("a/pier.center.jpg", focus);
  expect(focusOf(name)).toBe(focus);
  expect(withoutFocus(name)).toBe("a/pier.jpg");
});

test("without a focus the top stays in view, of share images the center", () => {
  expect(focusOf("left/pier.jpg")).toBe("top");
  expect(focusOf("projects/pier/shareImage.jpg")).toBe("center");
});
