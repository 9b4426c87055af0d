import { expect, test } from "vitest";
import { withoutLayers } from "./drawings.ts";

test("layers of a drawing are none to choose, a drawing that is called like one is", () => {
  const names = ["letter", "letter-sinks", "letter-box", "lighthouse-glows"];
  expect(withoutLayers(names)).toEqual(["letter", "letter-box", "lighthouse-glows"]);
});
