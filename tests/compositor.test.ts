import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/* What moves is moved by the compositor alone: any other property is work for the main thread in each frame. */

const composited = ["opacity", "transform", "translate", "scale", "rotate"];
/** They change once, when the rest has ended. */
const discrete = ["display", "overlay", "allow-discrete", "none", "!important"];
const allowed = new Set([...composited, ...discrete]);

/** Custom properties of keyframes change nothing by themselves. */
const isMoved = (name: string) => !name.startsWith("--") && !allowed.has(name);

const withoutComments = (css: string) => css.replaceAll(/\/\*[^]*?\*\//g, "");
/** Innermost first: durations and easings are in parentheses, too. */
function withoutFunctions(value: string): string {
  const shorter = value.replaceAll(/[\w-]+\([^()]*\)/g, "");
  return shorter === value ? value : withoutFunctions(shorter);
}

/** Names of what transitions change; "all" where none is named. */
function transitioned(css: string): string[] {
  const found = css.matchAll(/transition:([^;]+);(?:\s*transition-property:([^;]+);)?/g);
  const lists = [...found].map(([, short, names]) => names ?? short ?? "");
  for (const [, names = ""] of css.matchAll(/transition-property:([^;]+);/g)) lists.push(names);
  return lists.flatMap((list) => withoutFunctions(list).match(/[\w!-]+/g) ?? ["all"]);
}

const animated = (css: string) =>
  [...css.matchAll(/@keyframes [\w-]+ \{(?:[^{}]|\{[^{}]*\})*\}/g)].flatMap(([keyframes]) =>
    [...keyframes.matchAll(/([\w-]+):/g)].map(([, name = ""]) => name),
  );

test("styles move only what the compositor moves", () => {
  const files = globSync("{src,brand}/**/*.css");
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const css = withoutComments(readFileSync(file, "utf8"));
    expect.soft([...transitioned(css), ...animated(css)].filter(isMoved), file).toEqual([]);
  }
});

test("classes move only what the compositor moves", () => {
  for (const file of globSync("{src,brand}/**/*.{tsx,astro}")) {
    const source = readFileSync(file, "utf8");
    const moved = [...source.matchAll(/[[ "`:]transition(?:-\[|:|-)?([a-z]*)/g)];
    expect.soft(moved.map(([, name = "all"]) => name).filter(isMoved), file).toEqual([]);
  }
});
