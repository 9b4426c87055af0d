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
import { withUsage } from "#server/with-usage.ts";
import { needBrand } from "./brand/need-brand.ts";
import { astro } from "./site/astro.ts";
import { folderProblem } from "./site/folder-name.ts";
import { lockFolder } from "./site/lock-folder.ts";
import { replaceFolder } from "./site/replace-folder.ts";
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
  await rm(made, { recursive: true, force: true });
  await build(mode, made);
  await replaceFolder(resolve(root, site), (draft) => cp(made, draft, { recursive: true }));
  await rm(made, { recursive: true });
  console.log(`Built ${site}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Build failed; ${site} is unchanged.`);
  process.exitCode = 1;
}

/** What a step needed is free when the next one begins: each has a process of its own, or is imported when it is due. */
async function build(target: "served" | "static", draft: string) {
  const env = loadEnv(target, root, ["VITE_", "RETENTION_"]);
  run(["tools/brand/main.ts", "--check"], "Correct what is above, then build again.");
  const pages = [...astro.args, "build", "--force", "--mode", target, "--outDir", draft];
  run(pages, "Astro could not build the pages.", {
    ...astro.env,
    // A test runner that starts the build sets "test", which would make it a development build.
    NODE_ENV: "production",
    // Pages tell the days, of the files that the server reads, too.
    ...Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith("RETENTION_"))),
  });
  const { finishSite } = await import("./site/finish.ts");
  await finishSite(target, draft, env);
}

function run(args: string[], failure: string, env: Record<string, string> = {}) {
  const options = { stdio: "inherit", env: { ...process.env, ...env } } as const;
  const { status, signal } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error(signal ? wasKilled : failure);
}
