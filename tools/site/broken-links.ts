import { glob } from "node:fs/promises";
import { check, LinkState } from "linkinator";
import { preview } from "vite";

/** A broken link's path, the page with the first one, and how many there are besides. */
export type BrokenLink = { target: string; page: string; others: number };

/**
 * Checks every link, fragment, picture and font of a built site.
 * @param origin the site's own: canonical URLs and share images are absolute
 * @returns one for each address that is missing
 */
export async function brokenLinks(folder: string, origin: string): Promise<BrokenLink[]> {
  const pages = await Array.fromAsync(glob("**/*.html", { cwd: folder }));
  if (pages.length === 0) throw new Error(`No pages in ${folder}`);
  // Linkinator's own server answers /services with the folder `services/` instead of `services.html`, and the site's
  // server answers any path below it. This one serves existing files only.
  const server = await preview({
    configFile: false,
    appType: "mpa",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const url = new URL(server.resolvedUrls?.local[0] ?? "").origin;
  const { links } = await check({
    path: pages.map((file) => `${url}/${file}`),
    checkFragments: true,
    checkCss: true,
    concurrency: 20,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${RegExp.escape(origin)}`), replacement: url }],
    // Other sites, mailto: and tel:
    linksToSkip: async (link) => ![origin, url].includes(new URL(link).origin),
  }).finally(() => server.close());
  const pathOf = (address = "") => address.replace(url, "");
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  const byTarget = Map.groupBy(broken, (link) => pathOf(link.url));
  return [...byTarget].map(([target, [first, ...others]]) => ({
    target,
    page: pathOf(first?.parent),
    others: others.length,
  }));
}
