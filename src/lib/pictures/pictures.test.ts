import { expect, it } from "vitest";
import { cardWidths } from "./picture-widths.ts";
import { picture, projectPicture } from "./pictures.ts";

it("offers a project's picture in two formats, each in the widths asked for", () => {
  const of = (format: string) =>
    [480, 800].map((width) => `${picture(`projects/takenote-${width}.${format}`)} ${width}w`);
  expect(projectPicture("takenote", cardWidths)).toEqual({
    avif: of("avif").join(", "),
    webp: of("webp").join(", "),
    src: picture("projects/takenote-800.webp"),
  });
});

it("stops the build when a picture is missing, and says which", () => {
  expect(() => picture("scenes/nowhere.svg")).toThrow("src/assets/scenes/nowhere.svg");
  expect(() => projectPicture("nothing")).toThrow("src/assets/projects/nothing-480.avif");
});
