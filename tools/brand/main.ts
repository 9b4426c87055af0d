/*
 * Writes what pages are made with, besides entries, to .generated/ (prepare.ts). A process of its own, since the compilers of
 * fonts hold memory for as long as it lives. With --check, first names the mistakes in entries.
 */
import { brandFolder } from "#content/brand-folder.ts";
import { siteNow } from "#content/now.ts";
import { mistakes } from "#content/rules/mistakes.ts";
import { readSite } from "#content/site.ts";
import { prepareBrand } from "./prepare.ts";

try {
  const site = readSite(brandFolder);
  const lines = process.argv.includes("--check") ? await mistakes(site, siteNow()) : [];
  if (lines.length > 0) throw new Error(lines.join("\n"));
  // Those are in English, or as they were: nobody would know why.
  for (const line of site.sentenceFaults) console.error(`${brandFolder}/${line}`);
  for (const line of await prepareBrand()) console.log(`Note: ${line}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
