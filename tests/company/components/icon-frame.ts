/** A rhombus: the engine's own part is a rounded square. */
export const iconFrame = "M0-30 26 0 0 26-26 0Z";
