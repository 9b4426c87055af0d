import { startProductionServer } from "#tools/production-server.ts";
import { serveChanged } from "#tests/support/changed-site.ts";

export type TwoSites = { site: string; bare: string };

/**
 * Runs the work with two production servers: one with the built site, one with a copy of it whose
 * pages have no scripts. Server, headers and other files are the same, so the difference is the scripts.
 */
export async function withTwoSites<Result>(
  siteDir: string,
  work: (addresses: TwoSites) => Promise<Result>,
): Promise<Result> {
  const bare = await serveChanged(siteDir, withoutScripts, true);
  const site = await startProductionServer(siteDir);
  try {
    return await work({ site: site.url, bare: bare.url });
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

const script = /<script\b([^>]*)>.*?<\/script\s*>/gis;
const modulePreload = /<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi;

/** JSON-LD is data and stays. */
const withoutScripts = (html: string): string =>
  html
    .replace(modulePreload, "")
    .replace(script, (tag, attributes: string) => (attributes.includes("ld+json") ? tag : ""));
