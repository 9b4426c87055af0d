/** @returns "" if the SVG has none */
export const viewBoxOf = (svg: string): string =>
  /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*?\sviewBox\s*=\s*["']([^"']+)["']/.exec(svg)?.[1] ?? "";

/** Aspect ratio; NaN without a viewBox. */
export function widthToHeight(viewBox: string): number {
  const [, , width = Number.NaN, height = Number.NaN] = viewBox.split(/[\s,]+/).map(Number);
  return width / height;
}
