import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type SiteFacts, siteFactsPath } from "#contract/site-facts.ts";

/** Pages of a build, such as `about.html`, without files of the brand's public/. */
export function pageFiles(folder: string): string[] {
  const facts = join(folder, siteFactsPath);
  const { ownFiles = [] } = existsSync(facts)
    ? (JSON.parse(readFileSync(facts, "utf8")) as SiteFacts)
    : {};
  return globSync("**/*.html", { cwd: folder })
    .filter((file) => !ownFiles.includes(`/${file}`))
    .toSorted();
}
