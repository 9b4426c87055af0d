import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { cardWidths, headWidths, pictureWidths } from "../../src/lib/pictures/picture-widths.ts";
import { widthToHeight } from "../../src/content/schemas/view-box.ts";
import { projectDrawings, screenDrawings } from "./projects/all.ts";
import { phoneScreens, wideScreens } from "./projects/screens.ts";

export const root = join(import.meta.dirname, "../..");

/** What was drawn, and what was written (manifest.ts). */
export const manifestFile = join(import.meta.dirname, "pictures.json");

const folders = ["brand/assets/projects", "brand/assets/share"] as const;

type Format = "avif" | "webp";

/** One file made from a drawing; `width` in pixels. */
export type Output = { file: string; width: number; format: Format; quality: number };

export type Drawing = {
  /** Name in the manifest. */
  key: string;
  /** What the browser renders: a standalone SVG or an <img>. */
  markup: string;
  /** Rendered size in CSS pixels. */
  width: number;
  height: number;
  outputs: readonly Output[];
};

/** Byte limit of a card's AVIF; larger ones are encoded at a lower quality. */
export const cardBytes = 25_000;

/** The lowest quality at which small text in a screen stays sharp. */
const quality = { avif: 58, webp: 80 } as const satisfies Record<Format, number>;

/** Only high-density screens load the larger card width, at which artifacts are half as large. */
const denseQuality = { ...quality, avif: 54 };

const output = (file: string, width: number, format: Format): Output => ({
  file,
  width,
  format,
  quality: (width === cardWidths[1] ? denseQuality : quality)[format],
});

/** Every picture that a browser renders: projects and the scenes of share images. */
export async function allDrawings(): Promise<Drawing[]> {
  return [...(await projects()), ...screens(), ...(await scenes())];
}

/** Drawn in code or from screenshots in `projects/<slug>.png`. */
async function projects(): Promise<Drawing[]> {
  const markups = new Map([...projectDrawings, ...wideScreens]);
  for await (const file of glob("brand/artwork/projects/*.png", { cwd: root })) {
    const bytes = await readFile(join(root, file), "base64");
    markups.set(
      basename(file, ".png"),
      `<img src="data:image/png;base64,${bytes}" style="width:100vw;height:100vh;object-fit:cover">`,
    );
  }
  const wide = { width: 1200, height: 750 };
  const tall = { width: 800, height: 1000 };
  return [
    ...[...markups].map(([name, markup]) =>
      projectDrawing(name, markup, wide, hasPage(name) ? headWidths : pictureWidths),
    ),
    ...[...phoneScreens].map((it) => projectDrawing(...it, tall, cardWidths)),
  ];
}

/** Whether the project has further screens, and with them a page of its own. */
const hasPage = (slug: string) => [...wideScreens.keys()].some((it) => it.startsWith(`${slug}-`));

const projectDrawing = (
  name: string,
  markup: string,
  size: Pick<Drawing, "width" | "height">,
  widths: readonly number[],
): Drawing => ({
  key: `projects/${name}`,
  markup,
  ...size,
  outputs: [
    ...widths.map((width) => output(`${folders[0]}/${name}-${width}.avif`, width, "avif")),
    // For browsers without AVIF.
    output(`${folders[0]}/${name}-800.webp`, 800, "webp"),
  ],
});

/** Screens cropped from project pictures. */
const screens = (): Drawing[] =>
  screenDrawings.map(({ slug, viewBox, markup }) => {
    const proportion = widthToHeight(viewBox);
    const file = `${folders[0]}/${slug}-screen`;
    // A phone stands beside a window that is more than twice as wide.
    const [full, ...smaller] =
      proportion > 1 ? ([1200, 800, 500, 300] as const) : ([600, 400, 250, 150] as const);
    return {
      key: `pages/${slug}`,
      markup,
      width: 600,
      height: Math.round(600 / proportion),
      outputs: [
        ...[full, ...smaller].map((width) => output(`${file}-${width}.avif`, width, "avif")),
        output(`${file}-${smaller[0]}.webp`, smaller[0], "webp"),
      ],
    };
  });

const shareScenes = ["technologies/*", "services/web-development"].map(
  (name) => `brand/assets/scenes/${name}.svg`,
);

/** Scenes with text: rendered here because the build machine may lack their fonts. */
async function scenes(): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  for await (const file of glob(shareScenes, { cwd: root })) {
    const markup = await readFile(join(root, file), "utf8");
    const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(markup)?.[1]?.split(" ") ?? [];
    const name = file.replace("brand/assets/scenes/", "").replace(".svg", "");
    drawings.push({
      key: `share/${name}`,
      markup,
      width: Number(width),
      height: Number(height),
      outputs: [output(`${folders[1]}/${name.replace("/", "-")}.webp`, 880, "webp")],
    });
  }
  return drawings.toSorted((a, b) => a.key.localeCompare(b.key));
}

/** Changes with the drawing's markup and outputs. */
export const hashOf = ({ markup, outputs }: Drawing): string =>
  createHash("sha256")
    .update(JSON.stringify([markup, outputs]))
    .digest("hex")
    .slice(0, 16);
