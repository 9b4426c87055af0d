import { expect, it } from "vitest";
import { projectOf } from "#src/content/projects.ts";
import { cardWidths } from "./picture-widths.ts";
import { picture, projectPicture } from "./pictures.ts";

it("stops the build when a picture is missing, and says which", () => {
  expect(() => picture("scenes/nowhere.svg")).toThrow("src/assets/scenes/nowhere.svg");
  expect(() => projectPicture({ ...projectOf("takenote"), slug: "nothing" }, cardWidths)).toThrow(
    "src/assets/projects/nothing-480.avif",
  );
});
