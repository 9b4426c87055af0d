#!/bin/sh
# Guess: a highlighter of code and a server do not meet; each works in a process whether the other is there or not.
# Shiki 4.6.0 unpacks its default engine, when it is first needed, with new Response(stream).bytes(). By then a call of
# createAdaptorServer() of @hono/node-server 2.1.8 has put a Response of its own in the global's place, on which bytes()
# throws "Cannot read private member #state": highlighting rejects. The call leaves the global alone with
# overrideGlobalObjects: false; Shiki's engine for JavaScript (shiki/engine/javascript) needs no Response.
# Seen:
#   alone: fulfilled
#   after the server: rejected, TypeError
#   after the server, by the engine for JavaScript: fulfilled
set -eu
script=$(realpath "$0")
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
cd "$dir"
npm install --no-audit --no-fund --ignore-scripts --loglevel=error \
  shiki@4.6.0 hono@4.13.19 @hono/node-server@2.1.8 > /dev/null
cat > look.mjs << 'END'
const [order, engineName] = process.argv.slice(2);
if (order !== "alone") {
  const { createAdaptorServer } = await import("@hono/node-server");
  createAdaptorServer({ fetch: () => new Response("") });
}
const { createHighlighter } = await import("shiki");
const { createJavaScriptRegexEngine } = await import("shiki/engine/javascript");
const engine = engineName ? { engine: createJavaScriptRegexEngine() } : {};
const [{ status, reason }] = await Promise.allSettled([
  createHighlighter({ themes: ["nord"], langs: ["sql"], ...engine }),
]);
console.log(status + (reason ? `, ${reason.name}` : ""));
END
{
  echo "alone: $(node look.mjs alone)"
  echo "after the server: $(node look.mjs server)"
  echo "after the server, by the engine for JavaScript: $(node look.mjs server js)"
} | tee seen
sed -n '/^# Seen:$/,/^set /s/^#   //p' "$script" | diff - seen
