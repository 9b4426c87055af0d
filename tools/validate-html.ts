/*
 * Has the Nu HTML checker (validator.w3.org/nu) read every page of a build. Errors fail, and so do
 * warnings that nobody has judged (`accepted`).
 * Usage: node tools/validate-html.ts [folder], by default dist/served
 */
import { spawnSync } from "node:child_process";
import { glob } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { requireProgram } from "./browsers.ts";
import { type Finding, unaccepted } from "./html-findings.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, process.argv[2] ?? join("dist", "served"));

try {
  const pages = (await Array.fromAsync(glob("**/*.html", { cwd: folder }))).toSorted();
  if (pages.length === 0) throw new Error(`There is no page in ${folder}: npm run build:served`);
  const findings = unaccepted(check(pages.map((page) => join(folder, page))));
  for (const { url = "", lastLine, message, extract = "" } of findings)
    console.error(`${place(url)}:${lastLine ?? ""} ${message}\n  ${extract.trim()}`);
  if (findings.length > 0) throw new Error(`${findings.length} findings in ${pages.length} pages.`);
  console.log(`The HTML of ${pages.length} pages is valid.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** One start of Java for all pages: it takes longer than the checking. */
function check(files: string[]): Finding[] {
  // The package's export is a String object that holds the path.
  const jar = String(createRequire(import.meta.url)("vnu-jar"));
  const words = ["-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", ...files];
  const { stdout, stderr, status } = spawnSync(requireProgram("java"), words, {
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The HTML checker failed: ${stderr}`);
  return (JSON.parse(stdout) as { messages: Finding[] }).messages; // its documented format
}

function place(url: string): string {
  return url.startsWith("file:") ? relative(root, fileURLToPath(url)) : url;
}
