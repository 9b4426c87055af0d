/** Which part of a picture stays in view where it is cropped. */
export const focuses = [
  "left-top",
  "top",
  "right-top",
  "left",
  "center",
  "right",
  "left-bottom",
  "bottom",
  "right-bottom",
] as const;
export type Focus = (typeof focuses)[number];

const ending = new RegExp(String.raw`\.(${focuses.join("|")})(?=\.\w+$)`);

/**
 * A picture's focus is in its file's name, so that every picture can have one: `pier.left-top.jpg`. Without one it is
 * the top, of share images the center.
 */
export const focusOf = (file: string): Focus =>
  (ending.exec(file)?.[1] ?? (/\bshareImage\./.test(file) ? "center" : "top")) as Focus;

/** The name of the same picture without its focus. */
export const withoutFocus = (file: string): string => file.replace(ending, "");

/** The name of the same picture with a focus. */
export const withFocus = (file: string, focus: Focus): string =>
  withoutFocus(file).replace(/\.\w+$/, (type) => `.${focus}${type}`);
