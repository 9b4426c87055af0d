import { imageSize } from "image-size";

const minWidth = 1200;
const maxMegabytes = 10;
const kinds = ["png", "jpg"];

/** Cameras and Windows write `IMG_2041.JPG`. */
export const isPictureName = (name: string): boolean => /\.(?:png|jpe?g)$/i.test(name);

/** Validates a picture. @returns what is wrong and what would be valid; undefined if the file can be used */
export function pictureProblem(bytes: Uint8Array): string | undefined {
  const megabytes = bytes.length / 1_000_000;
  if (megabytes > maxMegabytes)
    return `has ${megabytes.toFixed(1)} MB, and needs at most ${maxMegabytes}`;
  const { type, width } = sizeOf(bytes);
  if (!kinds.includes(type)) return `is ${type}: it has to be a PNG or a JPEG`;
  if (width < minWidth) return `is ${width} pixels wide, and needs ${minWidth} or more`;
  return undefined;
}

function sizeOf(bytes: Uint8Array) {
  try {
    const { type = "no picture", width } = imageSize(bytes);
    return { type, width };
  } catch {
    return { type: "no picture", width: 0 };
  }
}
