import { expect, it } from "vitest";
import { projectOf } from "#src/entries/projects.ts";
import { cardWidths } from "./drawing-widths.ts";
import { picture, projectPicture } from "./pictures.ts";

it("throws naming a missing picture", () => {
  expect(() => picture("scenes/nowhere.svg")).toThrow("assets/scenes/nowhere.svg");
});

it("shows the placeholder for a project that has lost its drawing to another address", () => {
  const moved = { ...projectOf("nachtkurier"), slug: "nothing" };
  expect(projectPicture(moved, cardWidths)).toEqual({ src: "/placeholder.svg", alt: "" });
});
