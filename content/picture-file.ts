import { imageSize } from "image-size";

/** In pixels. No page shows an upright picture, such as a phone's screenshot, wider than the second. */
const [minWidth, minUprightWidth] = [1200, 800];
const maxMegabytes = 10;
const kinds = ["png", "jpg"];

/** Cameras and Windows write `IMG_2041.JPG`. */
export const isPictureName = (name: string): boolean => /\.(?:png|jpe?g)$/i.test(name);

/** Validates a picture. @returns what is wrong and what would be valid; undefined if the file can be used */
export function pictureProblem(bytes: Uint8Array): string | undefined {
  const megabytes = bytes.length / 1_000_000;
  if (megabytes > maxMegabytes)
    return `has ${megabytes.toFixed(1)} MB, and needs at most ${maxMegabytes}`;
  const { type, width, height } = sizeOf(bytes);
  if (!kinds.includes(type)) return `is ${type}: it has to be a PNG or a JPEG`;
  return sizeProblem(width, height);
}

/** @returns what is wrong with a picture of this size, in pixels; undefined if nothing is */
export function sizeProblem(width: number, height: number): string | undefined {
  const least = height > width ? minUprightWidth : minWidth;
  return width < least ? `is ${width} pixels wide, and needs ${least} or more` : undefined;
}

function sizeOf(bytes: Uint8Array) {
  try {
    const { type = "no picture", width, height } = imageSize(bytes);
    return { type, width, height };
  } catch {
    return { type: "no picture", width: 0, height: 0 };
  }
}
