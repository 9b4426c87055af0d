import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/* Pages mirror in languages from right to left: classes and styles name a start and an end, no left and right side. */

/** What is left and right in any language. */
const meant = [
  "src/browser/cursor.css: inset: 0 auto auto 0", // where the mouse is
  "src/styles/steps.css: transform-origin: left", // parts of a drawing
  "src/styles/steps.css: transform-origin: right",
];

const classes =
  /(?<=["'`\s:!-])(?:(?:scroll-)?[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|(?:object|origin)-(?:left|right)|(?:translate|space|divide)-x)-[\w[(][^"'`\s]*|(?<=["'`\s:])(?:text|float|clear|object|origin)-(?:left|right)(?=["'`\s])/g;

const value = String.raw`(?:[^\s();]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`;
const declarations = new RegExp(
  [
    String.raw`[\w-]+-(?:left|right)[\w-]*: ?[^;]+`,
    String.raw`(?<![\w-])(?:left|right): ?[^;]+`,
    String.raw`(?:text-align|float|clear|transform-origin): ?(?:left|right)`,
    String.raw`anchor\((?:left|right)\)|to (?:left|right)\b`,
    String.raw`translate: (?!0[ ;]|none)${value}`,
    String.raw`-gradient\(\s*\d+deg`,
    // A shorthand whose second and fourth value differ.
    String.raw`(?<![\w-])(?:inset|margin|padding|border-width): ${value} (${value}) ${value} (?!\1[\s;])${value}`,
  ].join("|"),
  "g",
);

test("no class and no style has a left or right side", () => {
  const folders = "browser,islands,layouts,pages,sections,slots,styles,ui";
  const files = globSync(`src/{${folders}}/**/*.{tsx,ts,astro,css}`, {
    exclude: ["**/*.test.*"],
  });
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    const hits = [...text.matchAll(file.endsWith(".css") ? declarations : classes)];
    return hits.map(([hit]) => `${file}: ${hit}`).filter((hit) => !hit.includes("--forward"));
  });
  expect(found.toSorted()).toEqual(meant);
});
