import { stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeSprites, withPlainPaints } from "./icons.ts";

const gradient = (id: string, ...stops: string[]) =>
  `<linearGradient id="${id}" x1="0%"><stop ${stops.join("/><stop ")}/></linearGradient>`;

test("a gradient names the color of its middle stop, one that shades names none", () => {
  const defs = [
    gradient("sky", 'stop-color="#100"', 'stop-color="#200"', 'stop-color="#300"'),
    gradient("sea", 'stop-color="#400"', 'stop-color="#500"'),
    gradient("mist", 'stop-color="#600"', 'stop-color="#700" stop-opacity="0"'),
  ].join("");
  const shapes = (sky: string, sea: string, mist: string) =>
    `${defs}<path fill="${sky}" d="M0 0"/><path fill="${sea}"/><path fill="${mist}"/><path fill="#800"/>`;

  expect(withPlainPaints(shapes("url(#sky)", "url(#sea)", "url(#mist)"))).toBe(
    shapes("url(#sky) #200", "url(#sea) #500", "url(#mist) none"),
  );
});

test("sprites that say the same are not written again", async () => {
  const written = async () => {
    const files = ["icons.svg", "brands.svg"].map((name) =>
      stat(join(import.meta.dirname, "..", "..", ".generated", name)),
    );
    return (await Promise.all(files)).map(({ mtimeMs }) => mtimeMs);
  };
  await makeSprites();
  const before = await written();
  await makeSprites();
  expect(await written()).toEqual(before);
});
