import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { cardWidths, headWidths, pictureWidths } from "../src/lib/pictures/picture-widths.ts";
import { widthToHeight } from "../src/lib/theme/view-box.ts";
import { projectDrawings, screenDrawings } from "./projects/all.ts";
import { phoneScreens, wideScreens } from "./projects/screens.ts";

export const root = join(import.meta.dirname, "..");

/** What says from which drawing each committed picture was made. */
export const manifestFile = join(import.meta.dirname, "pictures.json");

/** Folders that hold such pictures and nothing else. */
export const folders = ["src/assets/projects", "src/assets/share"] as const;

type Format = "avif" | "webp";

/** One file made from a drawing; `width` in pixels. */
export type Output = { file: string; width: number; format: Format; quality: number };

export type Drawing = {
  /** Name in the manifest. */
  key: string;
  /** What the browser draws: a standalone SVG, or an image. */
  markup: string;
  /** In CSS pixels, when the browser draws it. */
  width: number;
  height: number;
  outputs: readonly Output[];
};

/** What a picture may weigh on a card, in bytes; finer ones are encoded a little worse. */
export const cardBytes = 25_000;

/** How good each format has to be for text of a screen's size to stay sharp. */
const quality = { avif: 58, webp: 80 } as const satisfies Record<Format, number>;

/** On a card only a dense screen takes the larger width, and shows its faults half as large. */
const denseQuality = { ...quality, avif: 54 };

const output = (file: string, width: number, format: Format): Output => ({
  file,
  width,
  format,
  quality: (width === cardWidths[1] ? denseQuality : quality)[format],
});

/** Every picture that a browser draws: the projects and the scenes of the share images. */
export async function allDrawings(): Promise<Drawing[]> {
  return [...(await projects()), ...screens(), ...(await scenes())];
}

/** Drawn in code, or screenshots: `artwork/projects/<slug>.png`. */
async function projects(): Promise<Drawing[]> {
  const markups = new Map([...projectDrawings, ...wideScreens]);
  for await (const file of glob("artwork/projects/*.png", { cwd: root })) {
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

/** Whether there are further screens, which stand on a page of its own. */
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
  outputs: widths.flatMap((width) =>
    (["avif", "webp"] as const).map((format) =>
      output(`${folders[0]}/${name}-${width}.${format}`, width, format),
    ),
  ),
});

/** Screens of projects, without the ground they stand on in the picture: for a desktop, and small for a phone. */
const screens = (): Drawing[] =>
  screenDrawings.map(({ slug, viewBox, markup }) => {
    const proportion = widthToHeight(viewBox);
    const file = `${folders[0]}/${slug}-screen`;
    const small = proportion > 1 ? 300 : 200;
    return {
      key: `screens/${slug}`,
      markup,
      width: 600,
      height: Math.round(600 / proportion),
      outputs: [
        output(`${file}.avif`, 600, "avif"),
        { ...output(`${file}-small.avif`, small, "avif"), quality: 38 },
        output(`${file}-small.webp`, small, "webp"),
      ],
    };
  });

const scenesShared = ["technologies/*", "services/web-development"].map(
  (name) => `src/assets/scenes/${name}.svg`,
);

/** Scenes with text in them: a machine that builds the site has no fonts to draw it with. */
async function scenes(): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  for await (const file of glob(scenesShared, { cwd: root })) {
    const markup = await readFile(join(root, file), "utf8");
    const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(markup)?.[1]?.split(" ") ?? [];
    const name = file.replace("src/assets/scenes/", "").replace(".svg", "");
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

/** Changes when the drawing or what is made of it changes. */
export const hashOf = ({ markup, outputs }: Drawing): string =>
  createHash("sha256")
    .update(JSON.stringify([markup, outputs]))
    .digest("hex")
    .slice(0, 16);
