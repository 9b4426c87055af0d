import { arch } from "./arch.ts";

/** Outline behind an icon, in a viewBox of "-28 -30 56 58". */
export const iconFrame = arch(23, 22, 26, 4);
