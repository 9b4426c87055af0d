#!/bin/sh
# Guess: the Uint32Array that Face.collectUnicodes() returns is the caller's, as its type says nothing else.
# harfbuzzjs 1.6.4 returns a view of its WebAssembly memory: it is empty once that memory has grown, for example for the
# next font, and `includes` throws "Cannot perform ... on a detached ArrayBuffer". Copy it at once: [...face.collectUnicodes()].
# The font is Inter's Latin part from @fontsource-variable/inter 5.2.8.
# Seen:
#   of its own: false
#   before: true
#   after another 64 MB: 0
set -eu
script=$(realpath "$0")
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
cd "$dir"
npm install --no-audit --no-fund --ignore-scripts --loglevel=error \
  harfbuzzjs@1.6.4 subset-font@2.9.0 @fontsource-variable/inter@5.2.8 > /dev/null
cat > look.mjs << 'END'
import { readFile } from "node:fs/promises";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
const file = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const font = await subsetFont(await readFile(file), "abc", { targetFormat: "sfnt" });
const codes = new Face(new Blob(font)).collectUnicodes();
console.log("of its own:", codes.buffer.byteLength === codes.byteLength);
console.log("before:", codes.includes(0x61));
new Blob(new Uint8Array(64 * 1024 * 1024));
console.log("after another 64 MB:", codes.length);
END
node look.mjs | tee seen
sed -n '/^# Seen:$/,/^set /s/^#   //p' "$script" | diff - seen
