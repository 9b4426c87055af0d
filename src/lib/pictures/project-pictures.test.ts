import { describe, expect, it } from "vitest";
import { cardWidths, pictureWidths } from "./picture-widths.ts";
import { projectPicture } from "./project-pictures.ts";

const all = Object.fromEntries(
  [480, 800, 1200].flatMap((width) =>
    ["avif", "webp"].map((format) => [
      `/src/assets/projects/tea-${width}.${format}`,
      `/assets/tea-${width}-x1.${format}`,
    ]),
  ),
);

describe("projectPicture", () => {
  it("offers its widths in two formats", () => {
    expect(projectPicture("tea", cardWidths, all)).toEqual({
      avif: "/assets/tea-480-x1.avif 480w, /assets/tea-800-x1.avif 800w",
      webp: "/assets/tea-480-x1.webp 480w, /assets/tea-800-x1.webp 800w",
      src: "/assets/tea-800-x1.webp",
    });
  });

  it.each(Object.keys(all))("stops the build when %s is missing", (file) => {
    const others = Object.fromEntries(Object.entries(all).filter(([name]) => name !== file));
    expect(() => projectPicture("tea", pictureWidths, others)).toThrow(
      `${file.slice(1)}: draw it and run npm run pictures`,
    );
  });
});
