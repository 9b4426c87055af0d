import { realpathSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Settings } from "#server/settings.ts";
import { folderOf } from "./live.ts";
import type { Site } from "./load.ts";

type Described = Pick<Settings, "siteDir" | "buildsDir" | "publicUrl" | "siteOrigins">;

/** Which build is served, and what is odd about it: a sentence each. */
export function describeBuild(site: Site, settings: Described) {
  const { siteDir } = settings;
  const live = realpathSync(folderOf(settings));
  // While the live one cannot be served it is the other one.
  const folder = basename(live) === site.name ? live : siteDir;
  const at = builtAt(folder);
  const odd = builtAt(siteDir) > at ? [`${siteDir} has a newer one: publish in the editor.`] : [];
  return {
    is: `${folder}, built ${at.toISOString()}.`,
    odd: [...odd, ...otherAddresses(site, settings)],
  };
}

const builtAt = (folder: string) =>
  statSync(join(folder, "index.html"), { throwIfNoEntry: false })?.mtime ?? new Date(0);

/** How pages, sitemap and robots.txt tell search engines their address. */
const told = /<link rel="canonical" href="([^"]+)|<loc>([^<]+)|^Sitemap: (\S+)/m;

function otherAddresses({ files }: Site, { publicUrl, siteOrigins }: Described): string[] {
  if (publicUrl === undefined) return [];
  const known = [publicUrl, ...siteOrigins];
  const named = [...files].flatMap(([path, { headers, encodings }]) => {
    if (!/^(?:text|application)\/(?:html|xml|plain)/.test(headers["Content-Type"] ?? "")) return [];
    const [, ...found] = told.exec(encodings.identity.body.toString()) ?? [];
    const origin = URL.parse(found.find(Boolean) ?? "")?.origin;
    return origin === undefined || known.includes(origin) ? [] : [{ path, origin }];
  });
  const [first] = named;
  if (!first) return [];
  const more = named.length > 1 ? ` and ${named.length - 1} more` : "";
  return [
    `${first.path}${more} give ${first.origin} as their address, and PUBLIC_URL is ${publicUrl}: docs/running.md, Another domain.`,
  ];
}
