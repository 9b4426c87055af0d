export const wantsNoMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
