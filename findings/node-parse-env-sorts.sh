#!/bin/sh
# Guess: util.parseEnv gives the settings of an .env file in the order of its lines, as dotenv does.
# Node 24.21 gives them in the order of the alphabet; dotenv 17.2.3 in that of the file. What depends on the order, such as
# writing the file anew, loses it.
# Seen:
#   node DOMAIN MAIL_TO SMTP_URL
#   dotenv SMTP_URL DOMAIN MAIL_TO
set -eu
script=$(realpath "$0")
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
cd "$dir"
package=node-$(node -p 'process.platform + "-" + process.arch')
npm install --no-audit --no-fund --ignore-scripts --loglevel=error "$package@24.21.0" dotenv@17.2.3 > /dev/null
cat > look.mjs << 'END'
import { parseEnv } from "node:util";
import dotenv from "dotenv";
const text = "SMTP_URL=smtps://mail.example.com\nDOMAIN=www.example.com\nMAIL_TO=you@example.com\n";
console.log("node", ...Object.keys(parseEnv(text)));
console.log("dotenv", ...Object.keys(dotenv.parse(text)));
END
"node_modules/$package/bin/node" look.mjs | tee seen
sed -n '/^# Seen:$/,/^set /s/^#   //p' "$script" | diff - seen
