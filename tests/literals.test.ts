import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/* What visitors see or hear is in an entry or in contract/sentences/: no component says it itself. */

const heard = /^(?:aria-label|aria-roledescription|alt|title|placeholder)$/;
/** Quotes are other ones in each language. */
const hasWords = (text: string) => /\p{L}{2}|[“”„«»]/u.test(text);

/** A literal, or the fixed parts of a template, that an expression shows. */
function* literalsIn(node: ts.Node): Generator<string> {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) yield node.text;
  else if (ts.isTemplateExpression(node)) {
    yield node.head.text;
    for (const { literal } of node.templateSpans) yield literal.text;
  } else if (ts.isConditionalExpression(node)) {
    yield* literalsIn(node.whenTrue);
    yield* literalsIn(node.whenFalse);
  }
}

/** Texts in JSX and in attributes that are read out. */
function* textsIn(node: ts.Node): Generator<string> {
  if (ts.isJsxText(node)) yield node.text;
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
    yield* literalsIn(node.expression);
  if (ts.isJsxAttribute(node) && heard.test(node.name.getText()) && node.initializer) {
    const { initializer } = node;
    if (ts.isStringLiteral(initializer)) yield initializer.text;
    else if (ts.isJsxExpression(initializer) && initializer.expression)
      yield* literalsIn(initializer.expression);
  }
  for (const child of node.getChildren()) yield* textsIn(child);
}

const components = globSync("src/{islands,layouts,sections,slots,ui}/**/*.tsx", {
  exclude: ["**/*.test.tsx"],
});

/** The texts of all components that are of a kind, with their files. */
const shown = (isOfKind: (text: string) => boolean) =>
  components.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    return [...textsIn(source)].filter(isOfKind).map((it) => `${file}: ${it.trim()}`);
  });

test("no component of the engine says a sentence itself", () => {
  expect(components.length).toBeGreaterThan(50);
  expect(shown(hasWords)).toEqual([]);
});

test("no component writes a comma or full stop itself, which are others in Arabic script", () => {
  expect(shown((text) => /[.,;?](?:\s|$)/.test(text))).toEqual([]);
});

test("no page or layout says a sentence itself", () => {
  const files = globSync("src/{layouts,pages}/**/*.astro");
  expect(files.length).toBeGreaterThan(10);
  const said = files.flatMap((file) => {
    const [, , markup = ""] = readFileSync(file, "utf8").split(/^---$/m);
    // Text at the beginning of a line or an element, and attributes that are read out.
    const texts = markup.matchAll(/^\s*(\p{Lu}[\p{L}\s,.!?’']*)$|>([^<>{}&=]*\p{L}{2}[^<>{}&=]*)<|(?:aria-label|alt|title)="([^"]+)"/gmu); // prettier-ignore
    return [...texts].flatMap(([, ...parts]) =>
      parts.filter(Boolean).map((it) => `${file}: ${it}`),
    );
  });
  expect(said).toEqual([]);
});
