#!/bin/sh
# Guess: sharp shows the first page of a TIFF whatever later pages are, because it reads one page by default.
# sharp 0.35.5 fails by a compression of the second page that its libtiff was built without, although nobody asked for that page.
# With failOn "none" it shows the page, and also one that it cannot read, in whose place it makes up pixels. What works is a
# copy that says that there is no second page.
# Seen:
#   two pages: LZMA compression support is not configured
#   no errors: 8x8
#   first page unreadable, no errors: 8x8
#   second page detached: 8x8
set -eu
script=$(realpath "$0")
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
cd "$dir"
npm install --no-audit --no-fund --loglevel=error sharp@0.35.5 > /dev/null
cat > look.mjs << 'END'
import sharp from "sharp";
const create = { width: 8, height: 8, channels: 3, background: "#fff" };
const lzma = 34_925;
async function tiff(page) {
  const one = await sharp({ create }).tiff({ compression: "lzw" }).toBuffer();
  const start = one.readUInt32LE(4);
  const length = 2 + 12 * one.readUInt16LE(start);
  const lists = [one.subarray(start, start + length), Buffer.alloc(length + 4)];
  lists[0].copy(lists[1]);
  one.writeUInt32LE(one.length, start + length);
  for (let at = 2; at < length; at += 12)
    if (lists[page].readUInt16LE(at) === 259) lists[page].writeUInt16LE(lzma, at + 8);
  return { file: Buffer.concat([one, lists[1]]), next: start + length };
}
const look = (file, failOn) =>
  sharp(file, { failOn }).png().toBuffer({ resolveWithObject: true }).then(
    ({ info }) => `${info.width}x${info.height}`,
    ({ message }) => /\w+ compression support is not configured/.exec(message)?.[0] ?? message,
  );
const { file, next } = await tiff(1);
console.log("two pages:", await look(file, "error"));
console.log("no errors:", await look(file, "none"));
console.log("first page unreadable, no errors:", await look((await tiff(0)).file, "none"));
console.log("second page detached:", await look(Buffer.from(file).fill(0, next, next + 4), "error"));
END
node look.mjs | tee seen
sed -n '/^# Seen:$/,/^set /s/^#   //p' "$script" | diff - seen
