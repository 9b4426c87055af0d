#!/bin/sh
# Guess: a parser of HTML that is at hand reads the addresses of a sitemap, too.
# node-html-parser 9.0.7 keeps CDATA word for word, as All in One SEO and PrestaShop write each address, and finds no element
# with a prefix by its name. saxes 6.0.0 gives the text, and the name without its prefix.
# Seen:
#   html: <![CDATA[https://old.example/a]]> / 0
#   xml: https://old.example/a / loc
set -eu
script=$(realpath "$0")
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
cd "$dir"
npm install --no-audit --no-fund --ignore-scripts --loglevel=error node-html-parser@9.0.7 saxes@6.0.0 > /dev/null
cat > look.mjs << 'END'
import { parse } from "node-html-parser";
import saxes from "saxes";
const loc = "<loc><![CDATA[https://old.example/a]]></loc>";
const prefixed = '<sm:loc xmlns:sm="urn:sm">x</sm:loc>';
console.log("html:", parse(loc).text, "/", parse(prefixed).querySelectorAll("loc").length);
let text, name;
const read = (xml, on) => {
  const parser = new saxes.SaxesParser({ xmlns: true });
  on(parser);
  parser.write(xml).close();
};
read(loc, (parser) => parser.on("cdata", (it) => (text = it)));
read(prefixed, (parser) => parser.on("opentag", (it) => (name = it.local)));
console.log("xml:", text, "/", name);
END
node look.mjs | tee seen
sed -n '/^# Seen:$/,/^set /s/^#   //p' "$script" | diff - seen
