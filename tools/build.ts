/*
 * Builds the site into dist/<mode>: `served` for its own server, `static` for any static host.
 * Usage: node tools/build.ts served|static [day]
 * With a day (2027-02-01; or BUILD_DATE) it builds what is open then.
 */
import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { loadEnv } from "vite";
import { retryPagePaths } from "../contract/retry-page.ts";
import { company } from "../src/content/company.ts";
import { prepareBrand } from "./brand/prepare.ts";
import { readBuildDate } from "./build-date.ts";
import { brokenLinks } from "./site/broken-links.ts";
import { compressFiles } from "./site/compress.ts";
import { replaceFolder } from "./site/replace-folder.ts";
import { writeStaticHostFiles } from "./site/static-host.ts";
import { makeShareImages } from "./share/share-images.ts";

const root = join(import.meta.dirname, "..");
const [mode, day] = process.argv.slice(2);
if (mode !== "served" && mode !== "static") {
  console.error("Usage: node tools/build.ts served|static [day]");
  process.exit(2);
}

// The command works from any folder; entries are read from the project's.
process.chdir(root);

try {
  const buildDate = readBuildDate(day ?? process.env["BUILD_DATE"], new Date());
  checkContent();
  await replaceFolder(join(root, "dist", mode), (draft) => build(mode, draft, buildDate));
  console.log(`Built dist/${mode}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Not built: dist/${mode} is as it was.`);
  process.exitCode = 1;
}

function checkContent() {
  const options = { cwd: root, stdio: "inherit" } as const;
  const { status } = spawnSync(process.execPath, ["tools/check-content.ts"], options);
  if (status !== 0) throw new Error("The content has mistakes.");
}

async function build(target: "served" | "static", draft: string, buildDate: string) {
  await prepareBrand();
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/astro/bin/astro.mjs", "build", "--force", "--mode", target, "--outDir", draft],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        // Started by a test runner, say, the build would otherwise be one for development.
        NODE_ENV: "production",
        BUILD_DATE: buildDate,
        ASTRO_TELEMETRY_DISABLED: "1",
      },
    },
  );
  if (status !== 0) throw new Error("Astro could not build the pages.");

  if (target === "static") {
    // Only the site's own server can fill them in.
    for (const path of retryPagePaths) await rm(join(draft, `${path}.html`));
    const { VITE_EMAIL_ORIGIN: provider = "" } = loadEnv(target, root);
    for (const note of await writeStaticHostFiles(draft, provider)) console.log(`Note: ${note}`);
  }
  await makeShareImages(draft, company.origin);
  const faults = await brokenLinks(draft, company.origin);
  if (faults.length > 0)
    throw new Error(
      `Links that lead nowhere (src/content has them, or the page):\n${faults.join("\n")}`,
    );
  await compressFiles(draft);
  if (company.email.endsWith(".example"))
    console.log(
      "Note: the company's e-mail still ends in .example (src/content/company/index.json)",
    );
}
