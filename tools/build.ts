/*
 * Builds the site into dist/<mode>: `served` for its own server, `static` for any static host.
 * Usage: node tools/build.ts served|static [day]
 * With a day (2027-02-01; or BUILD_DATE) it builds what is open then.
 */
import { spawnSync } from "node:child_process";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { z } from "astro/zod";
import { loadEnv } from "vite";
import { retryPagePaths } from "../contract/retry-page.ts";
import { company } from "../src/content/company.ts";
import { prepareBrand } from "./brand/prepare.ts";
import { brokenLinks } from "./site/broken-links.ts";
import { replaceFolder } from "./site/replace-folder.ts";
import { writeStaticHostFiles } from "./site/static-host.ts";
import { makeShareImages } from "./share/share-images.ts";

const root = join(import.meta.dirname, "..");
const [mode, day = process.env["BUILD_DATE"]] = process.argv.slice(2);
if (mode !== "served" && mode !== "static") {
  console.error("Usage: node tools/build.ts served|static [day]");
  process.exit(2);
}

// The command works from any folder; entries are read from the project's.
process.chdir(root);

try {
  const buildDate = day?.trim() || new Date().toISOString().slice(0, 10);
  if (!z.iso.date().safeParse(buildDate).success)
    throw new Error(`The day of the build must be a date such as 2026-11-21, not "${buildDate}".`);
  run(["tools/check-content.ts"], "The content has mistakes.");
  await replaceFolder(join(root, "dist", mode), (draft) => build(mode, draft, buildDate));
  console.log(`Built dist/${mode}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Not built: dist/${mode} is as it was.`);
  process.exitCode = 1;
}

async function build(target: "served" | "static", draft: string, buildDate: string) {
  await prepareBrand();
  const astro = ["node_modules/astro/bin/astro.mjs", "build", "--force"];
  run([...astro, "--mode", target, "--outDir", draft], "Astro could not build the pages.", {
    // Started by a test runner, say, the build would otherwise be one for development.
    NODE_ENV: "production",
    BUILD_DATE: buildDate,
    ASTRO_TELEMETRY_DISABLED: "1",
  });
  if (target === "static") {
    // Only the site's own server can fill them in.
    for (const path of retryPagePaths) await rm(join(draft, `${path}.html`));
    const { VITE_EMAIL_ORIGIN: provider = "" } = loadEnv(target, root);
    await writeStaticHostFiles(draft, provider);
  }
  await makeShareImages(draft, company.origin);
  const faults = await brokenLinks(draft, company.origin);
  if (faults.length > 0)
    throw new Error(
      `Links that lead nowhere (src/content has them, or the page):\n${faults.join("\n")}`,
    );
  // Static hosts compress for themselves.
  if (target === "served") await compressFiles(draft);
  if (company.email.endsWith(".example"))
    console.log(
      "Note: the company's e-mail still ends in .example (src/content/company/index.json)",
    );
}

function run(words: string[], failure: string, env: Record<string, string> = {}) {
  const options = { stdio: "inherit", env: { ...process.env, ...env } } as const;
  if (spawnSync(process.execPath, words, options).status !== 0) throw new Error(failure);
}

/** Writes `.br` and `.gz` beside every text file of a built site, at the best each can do. */
async function compressFiles(folder: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const texts = glob("**/*.{html,css,js,svg,json,txt,xml,webmanifest}", { cwd: folder });
  const compressed = (await Array.fromAsync(texts)).map(async (file) => {
    const path = join(folder, file);
    const text = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
  });
  await Promise.all(compressed);
}
