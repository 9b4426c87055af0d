#!/bin/sh
# Guess: in a _headers file that Cloudflare Pages and Netlify are to share, Cloudflare's "! Name", which takes a header of
# a wider rule away, is an error for Netlify, whose lines are "Name: value", and its parser tells so.
# @netlify/headers-parser 9.0.3 tells nothing: the line is left out, and the header of the wider rule stays.
# Seen:
#   /* {"X-Frame-Options":"DENY"}
#   /embed/* {"Cache-Control":"no-cache"}
#   errors: 0
set -eu
script=$(realpath "$0")
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
cd "$dir"
npm install --no-audit --no-fund --ignore-scripts --loglevel=error @netlify/headers-parser@9.0.3 > /dev/null
printf '/*\n  X-Frame-Options: DENY\n/embed/*\n  Cache-Control: no-cache\n  ! X-Frame-Options\n' > _headers
cat > look.mjs << 'END'
import { parseAllHeaders } from "@netlify/headers-parser";
const options = { headersFiles: ["_headers"], configHeaders: [], minimal: true };
const { headers, errors } = await parseAllHeaders(options);
for (const rule of headers) console.log(rule.for, JSON.stringify(rule.values));
console.log("errors:", errors.length);
END
node look.mjs | tee seen
sed -n '/^# Seen:$/,/^set /s/^#   //p' "$script" | diff - seen
