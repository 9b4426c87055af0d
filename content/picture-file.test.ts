import sharp from "sharp";
import { expect, it } from "vitest";
import { pictureProblem } from "./picture-file.ts";

const blank = (width: number) =>
  sharp({ create: { width, height: 30, channels: 3, background: "#fff" } });

it.each([
  ["a wide PNG", blank(1200).png(), undefined],
  ["a wide JPEG", blank(1200).jpeg(), undefined],
  ["a narrow PNG", blank(1199).png(), "is 1199 pixels wide, and needs 1200 or more"],
  ["another format", blank(1200).webp(), "is webp: it has to be a PNG or a JPEG"],
])("validates %s", async (_, made, fault) => {
  expect(pictureProblem(await made.toBuffer())).toBe(fault);
});

it("rejects files that are not pictures or too large", () => {
  expect(pictureProblem(Buffer.from("A letter"))).toBe(
    "is no picture: it has to be a PNG or a JPEG",
  );
  expect(pictureProblem(Buffer.alloc(10_100_000))).toBe("has 10.1 MB, and needs at most 10");
});
