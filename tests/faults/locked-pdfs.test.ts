/* Every kind of encryption that qpdf writes, with a password to open and without. Skipped without qpdf, except in CI. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inspectResume } from "#server/resume/inspect.ts";
import { tempDir } from "#server/testing/temp.ts";
import { findProgram, requireProgram } from "#tools/browsers.ts";

const isReady = findProgram("qpdf") !== undefined;
if (!isReady && process.env["CI"] === "true") throw new Error("qpdf is needed.");

const objects = [
  "<</Type/Catalog/Pages 2 0 R>>",
  "<</Type/Pages/Kids[3 0 R]/Count 1>>",
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>",
].map((dictionary, index) => `${index + 1} 0 obj\n${dictionary}\nendobj\n`);
// qpdf writes the table of objects that is missing.
const page = `%PDF-1.4\n${objects.join("")}trailer<</Root 1 0 R/Size 4>>\n%%EOF`;

const encryptions = {
  "40 bits": ["40"],
  "128 bits": ["128", "--use-aes=n"],
  "128 bits, crypt filters": ["128", "--use-aes=n", "--force-V4"],
  "128 bits, AES": ["128", "--use-aes=y"],
  "128 bits, readable metadata": ["128", "--use-aes=y", "--cleartext-metadata"],
  "256 bits of Acrobat 9": ["256", "--force-R5"],
  "256 bits": ["256"],
};
const forms = [
  [],
  ["--object-streams=generate"],
  ["--linearize"],
  ["--linearize", "--object-streams=generate"],
];

test.runIf(isReady).for(Object.entries(encryptions))("%s", async ([, options]) => {
  const dir = tempDir();
  writeFileSync(join(dir, "page.pdf"), page);
  for (const form of forms)
    // Also a word that is no ASCII, and one longer than what the format takes.
    for (const password of ["", "secret", "geheimß", "x".repeat(200)]) {
      const args = ["--warning-exit-0", "--no-warn", "--allow-weak-crypto", ...form];
      const encrypt = ["--encrypt", password, "owner", ...options, "--", "page.pdf", "cv.pdf"];
      execFileSync(requireProgram("qpdf"), [...args, ...encrypt], { cwd: dir });
      const bytes = readFileSync(join(dir, "cv.pdf"));
      const found = await inspectResume({ name: "cv.pdf", bytes });
      expect([form, password, found.ok]).toEqual([form, password, password === ""]);
    }
});
