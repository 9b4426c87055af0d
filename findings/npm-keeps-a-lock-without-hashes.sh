#!/bin/sh
# Guess: npm install adds the hashes that a lock lacks, since it downloads and hashes every package anyway.
# npm 11.19.1 adds none, neither with --package-lock-only nor while it installs, and npm ci takes such a lock without a
# word: what was once written without hashes stays so. A package that is added later has its own. npm update adds all.
# Seen:
#   npm install --package-lock-only: 0 of 1
#   npm install: 0 of 1
#   npm ci: 0 of 1
#   npm install isarray@2.0.5: 1 of 2
#   npm update: 2 of 2
set -eu
script=$(realpath "$0")
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
mkdir "$dir/npm" "$dir/project"
cd "$dir/npm"
npm install --no-audit --no-fund --loglevel=error npm@11.19.1 > /dev/null
cd "$dir/project"
npm() { node "$dir/npm/node_modules/npm/bin/npm-cli.js" "$@" --no-audit --no-fund --loglevel=error > /dev/null; }
echo '{ "name": "project", "version": "1.0.0", "dependencies": { "pend": "1.2.0" } }' > package.json
npm install --package-lock-only --save-exact
sed -i.before '/"integrity"/d' package-lock.json
for it in "install --package-lock-only" "install" "ci" "install isarray@2.0.5" "update"; do
  npm $it
  echo "npm $it: $(grep -c integrity package-lock.json || true) of $(grep -c '"node_modules/' package-lock.json)"
done | tee seen
sed -n '/^# Seen:$/,/^set /s/^#   //p' "$script" | diff - seen
