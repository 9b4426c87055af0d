/*
 * Validates every page of builds with the Nu HTML checker (validator.w3.org/nu); errors and warnings fail.
 * Usage: node tools/validate-html.ts folder...
 */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { requireProgram } from "./browsers.ts";
import { pageFiles } from "./site/page-files.ts";

/** Patterns of messages to ignore, each with its reason. */
const ignored = [
  // React writes <br/>. The slash is harmless: all attributes are quoted.
  "Trailing slash on void elements",
  // The checker's CSS parser lacks @property and @container; Lightning CSS has parsed the styles in the build.
  "CSS: ",
  // A new brand has examples in English in whatever language its pages will be; quotes have languages of their own.
  "This document appears to be written in ",
  // Labels of such lists are an owner's words; two rows may well have the same one.
  "Duplicate .dt. name ",
  "The first occurrence of .dt. name ",
  // Retry pages: the server replaces these tokens. The dots match typographic quotation marks, which Java cannot read
  // from its command line in the POSIX locale.
  String.raw`Bad value .\[\[\w+:\w+\]\]. for attribute .(?:aria-invalid|value).`,
];

const folders = process.argv.slice(2).map((folder) => join(import.meta.dirname, "..", folder));
// The package's export is a String object that holds the path.
const jar = String(createRequire(import.meta.url)("vnu-jar"));
const options = ["--Werror", "--filterpattern", `^(?:${ignored.join("|")}).*`];
const files = folders.flatMap((folder) => pageFiles(folder).map((file) => join(folder, file)));
const args = ["-jar", jar, ...options, ...files];
const { status } = spawnSync(requireProgram("java"), args, { stdio: "inherit" });
if (status === 0) console.log(`The HTML in ${folders.join(" and ")} is valid.`);
process.exitCode = status ?? 1;
