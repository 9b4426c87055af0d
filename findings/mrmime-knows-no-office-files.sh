#!/bin/sh
# Guess: a table of media types small enough for every server has at least Word, OpenDocument and .ico.
# mrmime 2.0.1 has none of them: it leaves out all types that begin with vnd. or x-. `mime` 4.1.2 has them.
# Seen:
#   atom application/atom+xml / application/atom+xml
#   docx undefined / application/vnd.openxmlformats-officedocument.wordprocessingml.document
#   odt undefined / application/vnd.oasis.opendocument.text
#   ico undefined / image/vnd.microsoft.icon
#   md text/markdown / text/markdown
set -eu
script=$(realpath "$0")
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
cd "$dir"
npm install --no-audit --no-fund --ignore-scripts --loglevel=error mrmime@2.0.1 mime@4.1.2 > /dev/null
cat > look.mjs << 'END'
import { lookup } from "mrmime";
import mime from "mime";
for (const it of ["atom", "docx", "odt", "ico", "md"])
  console.log(it, `${lookup(it)} / ${mime.getType(it)}`);
END
node look.mjs | tee seen
sed -n '/^# Seen:$/,/^set /s/^#   //p' "$script" | diff - seen
