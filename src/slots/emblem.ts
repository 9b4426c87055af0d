import { archColor, fiveColors } from "#src/lib/theme/arch-colors.ts";

/** Five nested disks in the brand's colors, outermost first. */
const disks = fiveColors
  .map((fill, place) => `<circle fill="${fill}" cy="${8 * place}" r="${150 - 27 * place}"/>`)
  .join("");

type Drawing = { viewBox: string; shapes: string };

/** Alone, on any ground. */
export const emblem: Drawing = { viewBox: "-200 -160 400 310", shapes: disks };

/** The picture of entries without one. */
export const placeholder: Drawing = {
  viewBox: "-320 -200 640 400",
  shapes: `<path fill="${archColor(0)}" d="M-320-200h640v400h-640z"/>${disks}`,
};
