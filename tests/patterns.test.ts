import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test, vi } from "vitest";

// Written in JavaScript, so that it runs everywhere; recheck reads this when it is called.
vi.stubEnv("RECHECK_SYNC_BACKEND", "pure");
const { checkSync } = await import("recheck");

/** @returns nothing for a pattern that takes linear time, else why it may not */
function fault(literal: string): string | undefined {
  const end = literal.lastIndexOf("/");
  // Larger automata take ten seconds. By the clock a busy machine would make good patterns bad.
  const limits = { maxNFASize: 1000, maxIteration: 3, incubationTimeout: null, timeout: null };
  const found = checkSync(literal.slice(1, end), literal.slice(end + 1), limits);
  if (found.status === "unknown") return found.error.kind;
  return found.status === "vulnerable" ? found.complexity.summary : undefined;
}

/** The regular expression literals of a program, as written. */
function literals(file: string, found: string[] = []): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test.for([/^[^\s@]+@[^\s@]+\.[^\s@]+$/, /\/+$/])("%s is found out", (pattern) => {
  expect(fault(String(pattern))).toMatch(/2nd degree polynomial/);
});

test("every pattern that meets what strangers send takes linear time", () => {
  const globs = ["{server,contract}/**/*.ts", "src/{browser,islands}/**/*.{ts,tsx}"];
  const all = globSync(globs, { exclude: ["**/*.test.*"] }).flatMap((file) =>
    literals(file).map((literal) => ({ file, literal, fault: fault(literal) })),
  );
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ fault }) => fault !== undefined)).toEqual([]);
});
