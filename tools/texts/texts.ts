import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { company } from "../../src/content/company.ts";
import { gitIn, lastModifiedFromGit } from "./last-modified.ts";
import { llmsText } from "./llms-text.ts";
import { readPageHeads } from "./page-heads.ts";
import { securityText } from "./security-text.ts";
import { writeSitemap } from "./sitemap.ts";

/**
 * Writes what machines read into a built site: sitemap.xml, robots.txt, llms.txt, security.txt.
 * @param root the project, for the history of its content
 * @param now the time of the build, whatever day its openings are those of
 */
export async function writeTexts(folder: string, root: string, now: Date): Promise<void> {
  const { name, email, origin } = company;
  const pages = await readPageHeads(folder);
  await writeSitemap(folder, origin, pages, lastModifiedFromGit(gitIn(root)));
  await writeFile(join(folder, "llms.txt"), llmsText(name, pages));
  await mkdir(join(folder, ".well-known"), { recursive: true });
  await writeFile(join(folder, ".well-known", "security.txt"), securityText(email, origin, now));
}
