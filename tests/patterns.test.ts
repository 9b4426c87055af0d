import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test, vi } from "vitest";

// The JavaScript backend runs everywhere. recheck reads this variable when it is called.
vi.stubEnv("RECHECK_SYNC_BACKEND", "pure");
const { checkSync } = await import("recheck");

/** @returns undefined for a pattern that matches in linear time, else the reason */
function weakness(literal: string): string | undefined {
  const end = literal.lastIndexOf("/");
  // Larger automata take ten seconds. No timeouts: a busy machine must not fail a safe pattern.
  const limits = { maxNFASize: 1000, maxIteration: 3, incubationTimeout: null, timeout: null };
  const found = checkSync(literal.slice(1, end), literal.slice(end + 1), limits);
  if (found.status === "unknown") return found.error.kind;
  return found.status === "vulnerable" ? found.complexity.summary : undefined;
}

/** The source text of all regular expression literals of a file. */
function literals(file: string, found: string[] = []): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test.for([/^[^\s@]+@[^\s@]+\.[^\s@]+$/, /\/+$/])(
  "detects that %s takes quadratic time",
  (pattern) => {
    expect(weakness(String(pattern))).toMatch(/2nd degree polynomial/);
  },
);

test("every pattern that handles user input takes linear time", () => {
  const globs = ["{server,contract}/**/*.ts", "src/{browser,islands}/**/*.{ts,tsx}"];
  const all = globSync(globs, { exclude: ["**/*.test.*"] }).flatMap((file) =>
    literals(file).map((literal) => ({ file, literal, weakness: weakness(literal) })),
  );
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((it) => it.weakness !== undefined)).toEqual([]);
});
