import { readFile, rm } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { addFile, addPicture, uploadedFile } from "./uploads.ts";

/** Red on the left, blue on the right. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "#ff0000" } },
      left: 0,
      top: 0,
    },
  ]);

test("a photo is turned upright, reduced, and does not say where it was taken", async () => {
  const taken = await photo(4000, 3000)
    .withExif({ IFD0: { Copyright: "someone" }, IFD3: { GPSLatitude: "31/1 33/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const added = await addPicture(taken, "Team photo (1).JPG");
  const name = "name" in added ? added.name : "";
  expect(name).toMatch(/^team-photo-1-[\da-f]{6}\.jpg$/);
  const file = uploadedFile(name) ?? "";
  const stored = await readFile(file);
  await rm(file);
  const { width, height, exif, orientation } = await sharp(stored).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 2400, height: 3200 });
  const { data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200); // what was on the left is at the top
});

/** What a camera sees: no two dots are the same. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
const compressionTag = 259;
/** A compression that the decoder was built without. */
const lzma = 34_925;

/** As a scanner's program writes it: the list of the first page, and behind all a second one, each in a compression. */
async function tiff(...[first, second]: (number | undefined)[]) {
  const page = await photo(1600, 1200).tiff({ compression: "lzw" }).toBuffer();
  const start = page.readUInt32LE(4);
  const length = 2 + 12 * page.readUInt16LE(start);
  const list = page.subarray(start, start + length);
  const other = Buffer.concat([list, Buffer.alloc(4)]);
  page.writeUInt32LE(page.length, start + length);
  for (const [pageList, compression] of [
    [list, first],
    [other, second],
  ] as const)
    for (let at = 2; at < length; at += 12)
      if (compression && pageList.readUInt16LE(at) === compressionTag)
        pageList.writeUInt16LE(compression, at + 8);
  return Buffer.concat([page, other]);
}

/** Without its last bytes. */
const cut = async (whole: Promise<Buffer>) => (await whole).subarray(0, -200);

/** All of it is there, but one byte is another. */
async function damaged(whole: Promise<Buffer>) {
  const bytes = await whole;
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 0xff, bytes.length - 100);
  return bytes;
}

const webp = () => photo(1600, 1200).webp().toBuffer();
const avif = () => photo(1600, 1200).avif({ effort: 0 }).toBuffer();
const jpeg = () => photo(1600, 1200).jpeg().toBuffer();

/** As firmware of Samsung writes it: the segment before the picture says that it ends before it begins. */
async function bySamsung() {
  const bytes = await jpeg();
  const start = bytes.indexOf(Buffer.from([0xff, 0xda]));
  bytes[start + 6 + 2 * (bytes[start + 4] ?? 0)] = 0;
  return bytes;
}

test.each([
  ["a phone's screenshot", () => photo(1290, 2796).png().toBuffer(), "png 1290×2796"],
  ["a smaller phone's", () => photo(828, 1792).png().toBuffer(), "png 828×1792"],
  ["a whole page", () => photo(1440, 9000).png().toBuffer(), "png 1440×9000"],
  ["a photo of Samsung's", bySamsung, "jpeg 1600×1200"],
  ["a photo saved as PNG", () => noise(1600, 1200).png().toBuffer(), "jpeg 1600×1200"],
  ["WebP", webp, "jpeg 1600×1200"],
  [
    "a scan of two pages, of which the second is unknown",
    () => tiff(undefined, lzma),
    "png 1600×1200",
  ],
])("%s is taken", async (_, bytes, expected) => {
  const added = await addPicture(await bytes(), "picture");
  const file = uploadedFile("name" in added ? added.name : "") ?? "";
  const { format, width, height } = await sharp(await readFile(file)).metadata();
  await rm(file);
  expect(`${format} ${width}×${height}`).toBe(expected);
});

/** The beginning of a PNG, 15,700 pixels wide and high, 8 bytes a pixel, interlaced: 2 GB in memory. */
const heavy =
  "89504e470d0a1a0a0000000d4948445200003d5400003d54100600000111b63e9d000000004944415435af061e";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"/>`;
const page = `<!DOCTYPE html><title>Photo</title><svg></svg>`;
const bytesOf = (text: string) => () => Buffer.from(text, "latin1");
test.each([
  ["IMG_4711.jpg", bytesOf("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), /^This is an HEIC picture/],
  ["scan.png", bytesOf("%PDF-1.7\n"), /^This is a PDF/],
  ["drawing.png", bytesOf(`<?xml version="1.0"?>\n<svg/>`), /^This is a drawing/],
  ["logo.svg", bytesOf(`<!-- ${"header ".repeat(200)} -->${svg}`), /^This is a drawing/],
  ["logo.svgz", () => gzipSync(svg), /^This is a drawing/],
  ["saved-page.jpg", bytesOf(page), /no picture/],
  ["clip.mov", bytesOf("\0\0\0\u0014ftypqt  \0\0\0\0qt  "), /^This is a video/],
  ["._IMG_1.jpg", bytesOf("\0\u0005\u0016\u0007\0\u0002\0\0Mac OS X"), /^This is what macOS keeps/],
  ["clip.webm", bytesOf("\u001AEß£"), /^This is a video/],
  ["drawing.eps", bytesOf("ÅÐÓÆ"), /^This is a drawing/],
  ["letter.docx", bytesOf("PK\u0003\u0004"), /^This is a document/],
  ["IMG_1.DNG", bytesOf("II*\0"), /^This is a raw file/],
  ["notes.txt", bytesOf("Notes"), /no picture/],
  ["empty.jpg", bytesOf(""), /^The file is not complete/],
  ["half.jpg", () => cut(jpeg()), /^The file is not complete/],
  ["half.png", () => cut(noise(1600, 1200).png().toBuffer()), /^The file is not complete/],
  ["half.gif", () => cut(photo(1600, 1200).gif().toBuffer()), /^The file is not complete/],
  ["half.webp", () => cut(webp()), /^The file is not complete/],
  ["half.avif", () => cut(avif()), /^The file is not complete/],
  ["half.tif", async () => (await tiff()).subarray(0, 4000), /^The file is not complete/],
  [
    "damaged.png",
    () => damaged(noise(1600, 1200).png().toBuffer()),
    /^This PNG picture is damaged/,
  ],
  ["scan.tif", () => tiff(lzma, undefined), /^This TIFF picture is damaged, or of a rare kind/],
  ["star.avif", bytesOf("\0\0\0\u001Cftypavis\0\0\0\0avifavis"), /^This is a moving AVIF/],
  ["whole-shop.png", () => photo(16, 65_536).png().toBuffer(), /is 65536 pixels tall, and may/],
  [
    "heavy.png",
    () => Buffer.from(heavy, "hex"),
    /^This PNG of 246 megapixels takes 1972 MB to open, and may take 1000\. Export it as JPEG/,
  ],
  ["small.png", () => photo(600, 400).png().toBuffer(), /is 600 pixels wide, and needs 1200/],
  ["small.jpg", () => photo(600, 900).jpeg().toBuffer(), /is 600 pixels wide, and needs 800/],
])("%s is refused in words", async (name, bytes, words) => {
  expect(await addPicture(await bytes(), name)).toEqual({ problem: expect.stringMatching(words) });
});

test("a logo is kept as it is, if it can be drawn everywhere", async () => {
  const svg = (inner: string) => Buffer.from(`<svg viewBox="0 0 8 8">${inner}</svg>`);
  const added = await addFile(svg("<path d='M0 0h8'/>"), "Our Logo.SVG");
  const name = "name" in added ? added.name : "";
  expect(name).toMatch(/^our-logo-[\da-f]{6}\.svg$/);
  const file = uploadedFile(name) ?? "";
  expect(await readFile(file)).toEqual(svg("<path d='M0 0h8'/>"));
  await rm(file);
  const problems = [await addFile(svg("<text>A</text>"), "a.svg"), await addFile(svg(""), "a.png")];
  expect(problems).toEqual([
    { problem: expect.stringMatching(/^The file has text, which others see in another font/) },
    { problem: "A logo is an SVG file, and a font .woff2 or .ttf." },
  ]);
});

test("a name that leads elsewhere is no picture that was added", () => {
  expect(uploadedFile("../editor/app.js")).toBeUndefined();
});
