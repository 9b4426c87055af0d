import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Moved } from "#contract/moved.ts";
import { type SiteFacts, siteFactsPath } from "#contract/site-facts.ts";
import { sitePolicy } from "#server/site/csp.ts";
import { etagOf } from "#server/site/headers.ts";
import { kept } from "#src/lib/kept.ts";

/**
 * Does once what the site's own server would do at each start: writes `.br` and `.gz` beside every text file, at maximum
 * compression, and notes the policy of each page, and the addresses that have moved.
 */
export async function finishServedSite(folder: string, moved: Moved): Promise<void> {
  const policies: Record<string, string> = {};
  const texts = glob("**/*.{html,css,js,svg,json,txt,xml,webmanifest}", { cwd: folder });
  const files = (await Array.fromAsync(texts)).map((file) => join(folder, file));
  const factsFile = join(folder, siteFactsPath);
  const finishOne = async (file: string) => {
    const written = await readFile(file);
    if (file.endsWith(".html")) policies[etagOf(written)] = sitePolicy([written.toString()]);
    await compress(file, written);
  };
  // As many as Node has threads for: each takes its next one when it is done.
  const rest = files.values();
  const work = async () => {
    for (const file of rest) if (file !== factsFile) await finishOne(file);
  };
  await Promise.all(Array.from({ length: 4 }, work));
  const facts = JSON.parse(await readFile(factsFile, "utf8")) as SiteFacts;
  await writeFile(factsFile, JSON.stringify({ ...facts, moved, policies } satisfies SiteFacts));
}

async function compress(file: string, text: Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const brotli = () => promisify(brotliCompress)(text, { params });
  await writeFile(`${file}.br`, await kept(text, ".br", brotli));
  await writeFile(`${file}.gz`, await kept(text, ".gz", () => promisify(gzip)(text, { level: 9 })));
}
