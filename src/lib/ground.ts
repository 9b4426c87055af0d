import { type Hex, lettersOn } from "#content/schemas/color.ts";

/** A color behind text, and the color of that text. */
export type GroundColors = { color: Hex; letters: "black" | "white" };

/** Without a color, the plain ground of src/ui/ground.tsx. */
export const groundOf = (color: Hex | undefined): GroundColors | undefined =>
  color === undefined ? undefined : { color, letters: lettersOn(color) };
