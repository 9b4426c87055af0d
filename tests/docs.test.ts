import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: root })];

// Up to a placeholder, as in `tests/<name>`. What is below brand/ may be missing in a company.
const inRooms =
  /(?<![\w./-])(?:\.ci|contract|docs|editor|findings|hosting|server|src|tests|tools)\/(?:[\w.-]+\/)*(?:[\w.-]*\w(?![\w<{*]))?/g;
const modules = /(?<=`)(?!brand\/)(?:[\w.-]+\/)+[\w.-]+\.(?:astro|css|tsx?)(?=`)/g;
/** Not the number of a figure in an article. */
const links = /(?<=\]\()(?!\w+:|\d+\))[^)#]+/g;

test("paths and links of the documents lead to files", () => {
  const missing = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), "utf8");
    const paths = [...(text.match(inRooms) ?? []), ...(text.match(modules) ?? [])];
    const linked = (text.match(links) ?? []).map((link) => join(dirname(document), link));
    return [...paths, ...linked]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document}: ${path}`);
  });
  expect(documents.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
