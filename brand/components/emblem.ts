import { archColor, fiveColors } from "#src/lib/theme/arch-colors.ts";
import { arch } from "./arch.ts";

const outline = arch(190, 170, 300, 6);

/** Five nested arches in the brand's colors, outermost first, shrinking in equal steps. */
const five = fiveColors.map((fill, place) => {
  const transform = `translate(0 ${11 * place}) scale(${(100 - 18 * place) / 100})`;
  return `<path fill="${fill}" d="${outline}" transform="${transform}"/>`;
});
const night = `<path fill="${archColor(0)}" d="M-320-200h640v400h-640z"/>`;

/** Alone, on any ground. */
export const emblem = { viewBox: "-200 -200 400 300", shapes: five.join("") };

/** The picture of entries without one. */
export const placeholder = { viewBox: "-320 -200 640 400", shapes: night + five.join("") };
