import { glob } from "node:fs/promises";
import { check, LinkState } from "linkinator";
import { preview } from "vite";

/**
 * Checks every link, fragment, picture and font of a built site.
 * @param origin the site's own: canonical URLs and share images are absolute
 * @returns one line per broken link, with a page that has it
 */
export async function brokenLinks(folder: string, origin: string): Promise<string[]> {
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
  return [...byTarget].map(([target, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return `${target}, on ${pathOf(first?.parent)}${more}`;
  });
}
