import { readFile, rm } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { addPicture, uploadedFile } from "./uploads.ts";

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
  expect({ width, height, exif, orientation }).toEqual({ width: 1800, height: 2400 });
  const { data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200); // what was on the left is at the top
});

test.each([
  ["photo.heic", () => Buffer.from("x"), /HEIC/],
  ["drawing.svg", () => Buffer.from("<svg/>"), /export it as PNG/],
  ["letter.docx", () => Buffer.from("PK"), /not a picture/],
  ["small.png", () => photo(600, 400).png().toBuffer(), /600 pixels wide/],
])("%s is refused in words", async (name, bytes, words) => {
  expect(await addPicture(await bytes(), name)).toEqual({ problem: expect.stringMatching(words) });
});

test("a name that leads elsewhere is no picture that was added", () => {
  expect(uploadedFile("../editor/app.js")).toBeUndefined();
});
