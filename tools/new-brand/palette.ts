import { blend, contrast, type Hex } from "#content/schemas/color.ts";
import type { Brand } from "#content/schemas/brand.ts";

type Looks = Pick<Brand, "colors" | "band" | "arches" | "accents" | "marks">;

const [white, black] = ["#ffffff", "#000000"];
const grounds = {
  light: { paper: "#f7f8f8", surface: white, sunk: "#eceeef" },
  dark: { paper: "#0d1114", surface: "#161c21", sunk: "#1d252b" },
};
/** Above 4.5 with the tint of itself that a tag has as its background. */
const ofText = 5.8;

/** Darkens or lightens a color in small steps until it can be read on the ground. */
function readable(color: Hex, ground: Hex, ratio = ofText): Hex {
  const end = contrast(black, ground) > contrast(white, ground) ? black : white;
  const steps = Array.from({ length: 51 }, (_, index) => blend(end, index / 50, color));
  return steps.find((step) => contrast(step, ground) >= ratio) ?? end;
}

const onLight = (color: Hex) => readable(color, grounds.light.sunk);
const onDark = (color: Hex) => readable(color, grounds.dark.surface);
const text = (color: Hex) => ({ light: onLight(color), dark: onDark(color) });

/**
 * A palette in which every combination of text and background has enough contrast.
 * @param main of links and buttons
 * @param second of labels and tags
 */
export function paletteOf(main: Hex, second: Hex): Looks {
  const both = (role: keyof typeof grounds.light) => ({
    light: grounds.light[role],
    dark: grounds.dark[role],
  });
  const action = text(main);
  const deep = blend(black, 0.35, readable(main, white, 9));
  const highlight = "#f0c040";
  return {
    colors: {
      paper: both("paper"),
      surface: both("surface"),
      sunk: both("sunk"),
      line: { light: "#d8dcde", dark: "#2a3238" },
      edge: { light: "#7c858b", dark: "#6c777e" },
      ink: { light: "#161c20", dark: "#edf1f3" },
      muted: { light: "#4c565c", dark: "#adb8be" },
      action,
      actionHover: {
        light: blend(black, 0.2, action.light),
        dark: blend(white, 0.25, action.dark),
      },
      onAction: { light: white, dark: grounds.dark.paper },
      label: text(second),
      highlight: { light: highlight, dark: highlight },
      highlightText: text("#8a6400"),
      fourth: text("#a0324a"),
      success: text("#14602c"),
      error: text("#b3261e"),
      code: { light: "#11181d", dark: "#090d10" },
      skyTop: { light: deep, dark: blend(black, 0.4, deep) },
      skyBottom: { light: blend(black, 0.25, deep), dark: blend(black, 0.6, deep) },
    },
    band: { ground: deep, text: blend(white, 0.85, main), accent: highlight },
    arches: [deep, onLight(main), onLight(second), highlight, "#fff3c4"],
    accents: [],
    marks: [],
  };
}
