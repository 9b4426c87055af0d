/*
 * Has the Nu HTML checker (validator.w3.org/nu) read every page of a build; errors and warnings fail.
 * Usage: node tools/validate-html.ts [folder], by default dist/served
 */
import { spawnSync } from "node:child_process";
import { accessSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { requireProgram } from "./browsers.ts";

/** Messages that have been looked at, each with the reason why it is passed over. */
const accepted = [
  // React writes <br/>; no attribute of the pages is unquoted.
  "Trailing slash on void elements",
  // Its CSS parser knows neither @property nor @container. The build's own (Lightning CSS) does.
  "CSS: ",
  // The pages of tokens: the server puts a value there before it sends them. Java reads no typographic
  // quotation marks from its command line where the locale is POSIX, so dots stand for them.
  String.raw`Bad value .\[\[\w+:\w+\]\]. for attribute .(?:aria-invalid|value).`,
];

const folder = join(import.meta.dirname, "..", process.argv[2] ?? "dist/served");
accessSync(join(folder, "index.html")); // Where there is none, the checker would be content.
// The package's export is a String object that holds the path.
const jar = String(createRequire(import.meta.url)("vnu-jar"));
const options = ["--Werror", "--skip-non-html", "--filterpattern", `^(?:${accepted.join("|")}).*`];
const words = ["-jar", jar, ...options, folder];
const { status } = spawnSync(requireProgram("java"), words, { stdio: "inherit" });
if (status === 0) console.log(`The HTML in ${folder} is valid.`);
process.exitCode = status ?? 1;
