import { rm } from "node:fs/promises";
import { join } from "node:path";
import { retryPagePaths } from "#contract/retry-page.ts";
import { siteFactsPath } from "#contract/site-facts.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { readSite, valueOf } from "#content/site.ts";
import { dropUnused } from "#src/lib/kept.ts";
import { brokenLinks } from "./broken-links.ts";
import { requireContents } from "./empty-files.ts";
import { linkFindings } from "./link-findings.ts";
import { movedIn } from "./moved.ts";
import { finishServedSite } from "./served-site.ts";
import { writeStaticHostFiles } from "./static-host.ts";
import { removeUnnamed } from "./unnamed-files.ts";

/**
 * Makes of the pages that Astro has built what is served, and looks for what is broken in them.
 * @param env the settings of this mode's build @throws what is broken
 */
export async function finishSite(
  mode: "served" | "static",
  folder: string,
  env: Record<string, string>,
): Promise<void> {
  const entries = readSite(brandFolder);
  const { origin, email } = valueOf(entries, "company");
  const moved = movedIn(entries, folder);
  if (mode === "static") {
    // For the site's own server only.
    for (const path of retryPagePaths) await rm(join(folder, `${path}.html`), { force: true });
    await rm(join(folder, siteFactsPath));
    const { VITE_EMAIL_ORIGIN: provider = "" } = env;
    await writeStaticHostFiles(folder, provider, moved);
  }
  await removeUnnamed(folder);
  await requireContents(folder);
  const links = await brokenLinks(folder, String(origin));
  const broken = await linkFindings(entries, links, folder);
  for (const line of broken.advice) console.log(`Advice: ${line}`);
  if (broken.mistakes.length > 0) throw new Error(["Broken links:", ...broken.mistakes].join("\n"));
  // Static hosts compress files themselves.
  if (mode === "served") await finishServedSite(folder, moved);
  await dropUnused();
  if (String(email).endsWith(".example"))
    console.log("Note: company/index.yaml still has a placeholder e-mail address (.example)");
  const placeholders = Object.keys(env).filter((name) => env[name]?.startsWith("your-"));
  if (placeholders.length > 0)
    console.log(
      `Note: nobody will receive the messages of this build: .env.${mode} still has placeholders (${placeholders.join(", ")})`,
    );
}
