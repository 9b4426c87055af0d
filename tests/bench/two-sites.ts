import { cp, glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { startProductionServer } from "../../tools/production-server.ts";

export type TwoSites = { site: string; bare: string };

/**
 * Runs the work with two production servers: one with the built site, one with a copy of it whose
 * pages have no scripts. Server, headers and other files are the same, so the difference is the scripts.
 */
export async function withTwoSites<Result>(
  siteDir: string,
  work: (addresses: TwoSites) => Promise<Result>,
): Promise<Result> {
  const copy = await mkdtemp(join(tmpdir(), "without-scripts-"));
  const servers: Awaited<ReturnType<typeof startProductionServer>>[] = [];
  try {
    await copyWithoutScripts(siteDir, copy);
    const site = await startProductionServer(siteDir);
    servers.push(site);
    const bare = await startProductionServer(copy);
    servers.push(bare);
    return await work({ site: site.url, bare: bare.url });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(copy, { recursive: true, force: true });
  }
}

async function copyWithoutScripts(siteDir: string, copy: string): Promise<void> {
  await cp(siteDir, copy, { recursive: true });
  for await (const file of glob("**/*.html", { cwd: copy })) {
    const path = join(copy, file);
    const html = withoutScripts(await readFile(path, "utf8"));
    await writeFile(path, html);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(html));
    await rm(`${path}.gz`, { force: true }); // still has the scripts
  }
}

const script = /<script\b([^>]*)>.*?<\/script\s*>/gis;
const modulePreload = /<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi;

/** JSON-LD is data and stays. */
const withoutScripts = (html: string): string =>
  html
    .replace(modulePreload, "")
    .replace(script, (tag, attributes: string) => (attributes.includes("ld+json") ? tag : ""));
