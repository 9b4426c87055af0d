/*
 * npm run build: builds the site into SITE_DIR, by default dist/<mode>: `static` for any static host (the default), or
 * `served` for its own server. Usage: npm run build [served|static] [date]
 * The date (2027-02-01, or SITE_DAY; default today) decides which job openings are open.
 */
import "./at-root.ts";
import { siteDay } from "./site/site-day.ts"; // before all that reads it
import { spawnSync } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isDay } from "#contract/days.ts";
import { loadEnv } from "vite";
import { siteFactsPath } from "#contract/site-facts.ts";
import { retryPagePaths } from "#contract/retry-page.ts";
import { withUsage } from "#server/with-usage.ts";
import { mistakes } from "#content/rules/mistakes.ts";
import { siteNow } from "#content/now.ts";
import { readSite, type Site, valueOf } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { needBrand } from "./brand/need-brand.ts";
import { prepareBrand } from "./brand/prepare.ts";
import { brokenLinks } from "./site/broken-links.ts";
import { requireContents } from "./site/empty-files.ts";
import { folderProblem } from "./site/folder-name.ts";
import { linkFindings } from "./site/link-findings.ts";
import { lockFolder } from "./site/lock-folder.ts";
import { movedIn } from "./site/moved.ts";
import { replaceFolder } from "./site/replace-folder.ts";
import { finishServedSite } from "./site/served-site.ts";
import { writeStaticHostFiles } from "./site/static-host.ts";
import { removeUnnamed } from "./site/unnamed-files.ts";
import { wasKilled } from "./site/was-killed.ts";

const root = join(import.meta.dirname, "..");
const mode = withUsage("Usage: npm run build [served|static] [date, such as 2026-11-21]", () => {
  const [mode = "static", , ...more] = parseArgs({ allowPositionals: true }).positionals;
  if ((mode !== "served" && mode !== "static") || more.length > 0)
    throw new Error(`It does not take "${[mode, ...more].join(" ")}"`);
  return mode;
});
needBrand();

/** Within the project, wherever the site will be: packages are found there. */
const made = join(root, ".generated/site");
/** As the server's setting of the same name. */
const site = process.env["SITE_DIR"]?.trim() || join("dist", mode);

try {
  if (!isDay(siteDay))
    throw new Error(`The build date must be a day such as 2026-11-21, not "${siteDay}".`);
  const problem = folderProblem(root);
  if (problem) throw new Error(problem);
  // Builds of all brands share it.
  lockFolder(join(root, ".generated"), () =>
    console.log("Another build is running in this folder: this one goes on when it has ended."),
  );
  const entries = readSite(brandFolder);
  const lines = await mistakes(entries, siteNow());
  for (const line of lines) console.error(line);
  if (lines.length > 0) throw new Error("Correct the mistakes above, then build again.");
  await rm(made, { recursive: true, force: true });
  await build(mode, entries, made);
  await replaceFolder(resolve(root, site), (draft) => cp(made, draft, { recursive: true }));
  await rm(made, { recursive: true });
  console.log(`Built ${site}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Build failed; ${site} is unchanged.`);
  process.exitCode = 1;
}

async function build(target: "served" | "static", entries: Site, draft: string) {
  const { origin, email } = valueOf(entries, "company");
  const env = loadEnv(target, root, ["VITE_", "RETENTION_"]);
  for (const line of await prepareBrand()) console.log(`Note: ${line}`);
  const astro = ["node_modules/astro/bin/astro.mjs", "build", "--force"];
  run([...astro, "--mode", target, "--outDir", draft], "Astro could not build the pages.", {
    // A test runner that starts the build sets "test", which would make it a development build.
    NODE_ENV: "production",
    ASTRO_TELEMETRY_DISABLED: "1",
    // Pages tell the days, of the files that the server reads, too.
    ...Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith("RETENTION_"))),
  });
  const moved = movedIn(entries, draft);
  if (target === "static") {
    // For the site's own server only.
    for (const path of retryPagePaths) await rm(join(draft, `${path}.html`), { force: true });
    await rm(join(draft, siteFactsPath));
    const { VITE_EMAIL_ORIGIN: provider = "" } = env;
    await writeStaticHostFiles(draft, provider, moved);
  }
  await removeUnnamed(draft);
  await requireContents(draft);
  const broken = await linkFindings(entries, await brokenLinks(draft, String(origin)), draft);
  for (const line of broken.advice) console.log(`Advice: ${line}`);
  if (broken.mistakes.length > 0) throw new Error(["Broken links:", ...broken.mistakes].join("\n"));
  // Static hosts compress files themselves.
  if (target === "served") await finishServedSite(draft, moved);
  if (String(email).endsWith(".example"))
    console.log("Note: company/index.yaml still has a placeholder e-mail address (.example)");
  const placeholders = Object.keys(env).filter((name) => env[name]?.startsWith("your-"));
  if (placeholders.length > 0)
    console.log(
      `Note: nobody will receive the messages of this build: .env.${target} still has placeholders (${placeholders.join(", ")})`,
    );
}

function run(args: string[], failure: string, env: Record<string, string> = {}) {
  const options = { stdio: "inherit", env: { ...process.env, ...env } } as const;
  const { status, signal } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error(signal ? wasKilled : failure);
}
