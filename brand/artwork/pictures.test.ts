import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cardWidths } from "../../src/lib/pictures/picture-widths.ts";
import { allDrawings, cardBytes, hashOf, manifestFile, root } from "./drawings.ts";
import { svgFiles } from "./svg-files.ts";

const drawings = await allDrawings();
const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as { drawings: unknown };
const outputs = drawings.flatMap((drawing) => drawing.outputs.map((it) => ({ ...it, drawing })));

describe("committed pictures", () => {
  it("are rendered from the current drawings; npm run pictures renders them", () => {
    expect(Object.fromEntries(drawings.map((it) => [it.key, hashOf(it)]))).toEqual(
      manifest.drawings,
    );
  });

  it("match the drawings if SVG; npm run pictures writes them", async () => {
    const committed = [...svgFiles.keys()].map(async (file) => {
      const svg = await readFile(join(root, file), "utf8");
      return [file, svg.trimEnd()] as const;
    });
    expect(new Map(await Promise.all(committed))).toEqual(svgFiles);
  });

  it("exist in the widths of their file names", async () => {
    expect(outputs.length).toBeGreaterThan(22 * 4);
    for (const { file, width, drawing } of outputs) {
      const found = await sharp(join(root, file)).metadata();
      const height = Math.round((width * drawing.height) / drawing.width);
      expect([file, found.width, found.height]).toEqual([file, width, height]);
    }
  });

  it.each(cardWidths)("are at most 25 kB on a card, %i pixels wide", async (width) => {
    const cards = outputs.filter((it) => it.format === "avif" && it.width === width);
    expect(cards.length).toBeGreaterThanOrEqual(22);
    const sizes = await Promise.all(
      cards.map(async ({ file }) => ({ file, size: (await stat(join(root, file))).size })),
    );
    expect(sizes.filter(({ size }) => size > cardBytes)).toEqual([]);
  });
});
