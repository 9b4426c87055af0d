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
    const { trail, meta } = describePage(words, "/tech/react", "React");
    expect(trail.at(-1)).toEqual({ label: "React" });
    expect(meta).toContainEqual({ title: "React Development | Thirteen Gates" });
  });

  it("gives a page its canonical address, and one without an address to no search engine", () => {
    const href = "https://thirteengates.example/tech/react";
    expect(describePage(words, "/tech/react").meta).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href,
    });
    const hidden = describePage(words).meta;
    expect(hidden).toContainEqual({ name: "robots", content: "noindex" });
    expect(JSON.stringify(hidden)).not.toContain("canonical");
  });

  it.each([
    ["/", "home"],
    ["/about", "about"],
    ["/portfolio/takenote", "portfolio-takenote"],
    [undefined, "react-development"],
  ])("asks for %s to be shared with an image of its own", (path, name) => {
    const { meta } = describePage(words, path);
    expect(meta).toContainEqual({
      property: "og:image",
      content: `https://thirteengates.example/share/${name}.jpg`,
    });
    expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  });
});
