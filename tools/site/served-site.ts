import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Moved } from "#contract/moved.ts";
import { fillInDays, type RetentionDays } from "#contract/retention.ts";
import { type SiteFacts, siteFactsPath } from "#contract/site-facts.ts";
import { sitePolicy } from "#server/site/csp.ts";
import { etagOf } from "#server/site/headers.ts";

/**
 * Does once what the site's own server would do at each start: writes `.br` and `.gz` beside every text file, at maximum
 * compression, and notes the policy of each page, and the addresses that have moved.
 * @param days that the compressed pages tell; the pages themselves keep the tokens
 */
export async function finishServedSite(
  folder: string,
  { days, moved }: { days: RetentionDays; moved: Moved },
): Promise<void> {
  const policies: Record<string, string> = {};
  const texts = glob("**/*.{html,css,js,svg,json,txt,xml,webmanifest}", { cwd: folder });
  const files = (await Array.fromAsync(texts)).map((file) => join(folder, file));
  const factsFile = join(folder, siteFactsPath);
  await Promise.all(
    files.map(async (file) => {
      if (file === factsFile) return;
      const written = await readFile(file);
      const isPage = file.endsWith(".html");
      const sent = isPage ? Buffer.from(fillInDays(written.toString(), days)) : written;
      if (isPage) policies[etagOf(sent)] = sitePolicy([sent.toString()]);
      await compress(file, sent);
    }),
  );
  const facts = JSON.parse(await readFile(factsFile, "utf8")) as SiteFacts;
  await writeFile(
    factsFile,
    JSON.stringify({ ...facts, moved, days, policies } satisfies SiteFacts),
  );
}

async function compress(file: string, sent: Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(sent, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(sent, { level: 9 }));
}
