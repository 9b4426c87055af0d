/*
 * npx node brand/artwork/openings.ts: writes the pictures of openings to ../assets. All are one room: a drawing in
 * scenes/openings is what stands before its windows, and names the room's parts, which this puts in.
 */
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

const drawings = join(import.meta.dirname, "scenes/openings");
const assets = join(import.meta.dirname, "../assets/scenes/openings");

/** @returns the text of each file in assets/scenes/openings, by its name */
export async function openingPictures(): Promise<Map<string, string>> {
  const files = await Array.fromAsync(glob("*.svg", { cwd: drawings }));
  const composed = files.map(async (file) => [file, await compose(file)] as const);
  return new Map(await Promise.all(composed));
}

/** The drawing in one line, with the parts that its `use` elements name. */
async function compose(file: string): Promise<string> {
  const drawing = await readFile(join(drawings, file), "utf8");
  const names = new Set(
    [...drawing.matchAll(/href="(room\/[^"]+)"/g)].map(([, name = ""]) => name),
  );
  const parts = new Map<string, string>();
  for (const name of names) parts.set(name, inside(await readFile(join(drawings, name), "utf8")));
  return drawing
    .replaceAll(
      /<use href="([^"]+)"( [^>]*)?\/>/g,
      (_, name: string, attributes = "") => `<g${attributes}>${parts.get(name) ?? ""}</g>`,
    )
    .replaceAll(/\s*\n\s*/g, "");
}

const inside = (svg: string) => svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");

if (process.argv[1] !== undefined && basename(process.argv[1]) === basename(import.meta.filename)) {
  await mkdir(assets, { recursive: true });
  for (const [file, text] of await openingPictures()) await writeFile(join(assets, file), text);
}
