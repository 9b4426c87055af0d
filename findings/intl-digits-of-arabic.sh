#!/bin/sh
# Guess: `ar` writes Arabic digits.
# Node 24.21 (ICU 78.3, CLDR 48) writes Latin digits for `ar`, and Arabic ones for `ar-EG`; Latin ones for `ur`, but Persian
# ones for `ur-IN`. A font cut to the characters of a page's texts lacks those that only `Intl` writes.
# Seen:
#   ar 12,400
#   ar-EG ١٢٬٤٠٠
#   ar-AE 12,400
#   ur 12,400
#   ur-IN ۱۲٬۴۰۰
set -eu
script=$(realpath "$0")
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
cd "$dir"
package=node-$(node -p 'process.platform + "-" + process.arch')
npm install --no-audit --no-fund --ignore-scripts --loglevel=error "$package@24.21.0" > /dev/null
cat > look.mjs << 'END'
for (const it of ["ar", "ar-EG", "ar-AE", "ur", "ur-IN"])
  console.log(it, new Intl.NumberFormat(it).format(12_400));
END
"node_modules/$package/bin/node" look.mjs | tee seen
sed -n '/^# Seen:$/,/^set /s/^#   //p' "$script" | diff - seen
