import { expect, it } from "vitest";
import { projectOf } from "#src/content/projects.ts";
import { cardWidths } from "./picture-widths.ts";
import { picture, projectPicture } from "./pictures.ts";

it("throws naming a missing picture", () => {
  expect(() => picture("scenes/nowhere.svg")).toThrow("assets/scenes/nowhere.svg");
  expect(() =>
    projectPicture({ ...projectOf("nachtkurier"), slug: "nothing" }, cardWidths),
  ).toThrow("assets/projects/nothing-800.webp");
});
