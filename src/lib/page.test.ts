import { describe, expect, it } from "vitest";
import { describePage } from "./page.ts";

const words = {
  title: "React Development",
  description: "What we do with React, and when we would not.",
};

describe("describePage", () => {
  it.each([
    ["/", []],
    ["/about", [{ label: "Home", to: "/" }, { label: "React Development" }]],
    [
      "/portfolio/takenote",
      [
        { label: "Home", to: "/" },
        { label: "Portfolio", to: "/portfolio" },
        { label: "React Development" },
      ],
    ],
    [
      "/tech/react",
      [{ label: "Home", to: "/" }, { label: "Technologies" }, { label: "React Development" }],
    ],
    [undefined, [{ label: "Home", to: "/" }, { label: "React Development" }]],
  ])("leads from %s up to home", (path, trail) => {
    expect(describePage(words, path).trail).toEqual(trail);
  });

  it("says a shorter name in the trail than in the title", () => {
    const { trail, fullTitle } = describePage(words, "/tech/react", "React");
    expect(trail.at(-1)).toEqual({ label: "React" });
    expect(fullTitle).toBe("React Development | Thirteen Gates");
  });

  it.each([
    ["/", "home"],
    ["/about", "about"],
    ["/portfolio/takenote", "portfolio-takenote"],
    [undefined, "react-development"],
  ])("asks for %s to be shared with an image of its own", (path, name) => {
    const image = `https://thirteengates.example/share/${name}.jpg`;
    expect(describePage(words, path).shareImage).toBe(image);
  });
});
