import { readFile } from "node:fs/promises";
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { fromBuffer } from "@capsizecss/unpack";
import satori, { type Font, type SatoriNode } from "satori";
import subsetFont from "subset-font";
import { page } from "#words";
import { shareArt } from "#slots/share-art.ts";
import { fill } from "#contract/sentences/fill.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { brand } from "#src/entries/brand.ts";
import { company } from "#src/entries/company.ts";
import { widthToHeight } from "#content/schemas/view-box.ts";
import { direction } from "#src/lib/direction.ts";
import { isShapedLanguage } from "#src/lib/shaped.ts";
import { logoInTheme } from "#src/lib/theme/logo.ts";
import { drawArt, size, svgAddress } from "./art.ts";
import type { Card } from "./cards.ts";

/** satori knows the marks that give a text its direction, not the isolates in which entries have figures. */
export const marked = (text: string): string =>
  text.replaceAll("\u2066", "\u200f\u200e").replaceAll("\u2069", "\u200e\u200f");

const { city } = company.address;
const since = marked(fill(page.since, { city, year: company.founded }));
const { skyTop, skyBottom, label } = brand.colors;
const background = `url("${svgAddress(72, 72, shareArt.tile)}"), linear-gradient(150deg, ${skyTop.light}, ${skyBottom.dark})`;
const column = 508;
const maxLines = 3;
const minFontSize = 42;

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

const logoHeight = 64;

function logo(): ReactElement {
  const { viewBox, body } = logoInTheme("dark");
  const width = Math.round(logoHeight * widthToHeight(viewBox));
  const src = svgAddress(width, logoHeight, `<svg viewBox="${viewBox}">${body}</svg>`);
  return createElement("img", { src, width, height: logoHeight });
}

/** A single weight: satori does not support variable fonts. */
const fontOf = async (name: "display" | "text", wght: number): Promise<Font> => ({
  name,
  data: await subsetFont(
    await readFile(`${brandFolder}/content/brand/${brand.fonts[name]}`),
    undefined,
    { targetFormat: "sfnt", keepAllGlyphs: true, variationAxes: { wght } },
  ),
});
/** satori takes from the second what the first does not have. */
export const fonts = [await fontOf("display", 700), await fontOf("text", 600)];

const isShaped = isShapedLanguage(company.language);
const tracking = { letterSpacing: isShaped ? 0 : "-0.02em" };
const { ascent, descent, lineGap, unitsPerEm } = await fromBuffer(fonts[0]?.data as Buffer); // of the two above
const tight = 1.06;
const lineHeight = isShaped ? (ascent - descent + lineGap) / unitsPerEm : tight;
/** Three lines of it are equally high in any script. */
const maxFontSize = Math.round((88 * tight) / lineHeight);
const titleStyle = { ...tracking, lineHeight, textWrap: "balance" } as const;

/** At the smallest size, a title that is still too long is cut after the last line, and words that are too long break. */
const cut = {
  display: "block",
  fontSize: minFontSize,
  textWrap: "wrap",
  wordBreak: "break-word",
  lineClamp: maxLines,
} as const;

/** The largest size at which a title fits. */
async function fitTitle(title: string): Promise<CSSProperties> {
  for (let fontSize = maxFontSize; fontSize >= minFontSize; fontSize -= 2) {
    let fits = false;
    // Lets a word that is too long widen the box beyond the column.
    const style = { ...titleStyle, fontSize, minWidth: column, width: "min-content" };
    const onNodeDetected = ({ width, height }: SatoriNode) => {
      const lines = Math.round(height / (fontSize * titleStyle.lineHeight));
      fits = width <= column && lines <= maxLines;
    };
    await satori(box(style, title), { width: column, fonts, onNodeDetected });
    if (fits) return { fontSize };
  }
  return cut;
}

/**
 * A page's share image as two self-contained SVGs: what is behind, the same on many pages, and what only this one has in
 * front, its text as outlines.
 */
export async function drawCard({ section, art, ...card }: Omit<Card, "name">) {
  // satori ends lines at soft hyphens without a hyphen.
  const title = marked(card.title.replaceAll("\u00ad", ""));
  const heading = [
    section && box({ fontSize: 30, color: label.dark }, marked(section)),
    box({ ...titleStyle, ...(await fitTitle(title)) }, title),
  ];
  const text = box(
    { flexDirection: "column", width: column, margin: "50px 72px" },
    box({ alignItems: "center", gap: 16, fontSize: 34 }, logo(), marked(company.name)),
    box({ flexDirection: "column", flexGrow: 1, justifyContent: "center", gap: 10 }, ...heading),
    box({ fontSize: 26, color: brand.band.text }, since),
  );
  const [drawing, pictures] = await drawArt(art);
  const canvas = { ...size, ...tracking, direction, color: "#ffffff" };
  const draw = (content: ReactElement) => satori(content, { ...size, fonts });
  return {
    behind: await draw(box({ ...size, background }, drawing)),
    front: await draw(box(canvas, ...pictures, text)),
  };
}
