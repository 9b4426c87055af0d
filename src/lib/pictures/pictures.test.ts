import { expect, it } from "vitest";
import { projectOf } from "#src/content/projects.ts";
import { cardWidths } from "./picture-widths.ts";
import { picture, projectPicture } from "./pictures.ts";

it("offers a project's picture in two formats, each in the widths asked for", () => {
  const of = (format: string) =>
    [480, 800].map((width) => `${picture(`projects/takenote-${width}.${format}`)} ${width}w`);
  expect(projectPicture(projectOf("takenote"), cardWidths)).toEqual({
    sources: { avif: of("avif").join(", "), webp: of("webp").join(", ") },
    src: picture("projects/takenote-800.webp"),
    alt: projectOf("takenote").picture?.alt,
  });
});

it("stops the build when a picture is missing, and says which", () => {
  expect(() => picture("scenes/nowhere.svg")).toThrow("src/assets/scenes/nowhere.svg");
  expect(() => projectPicture({ ...projectOf("takenote"), slug: "nothing" }, cardWidths)).toThrow(
    "src/assets/projects/nothing-480.avif",
  );
});
