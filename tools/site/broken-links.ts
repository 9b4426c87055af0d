import { glob } from "node:fs/promises";
import { check, LinkState } from "linkinator";
import { preview } from "vite";

/**
 * Follows every link, hash, picture and font of a built site, from all its pages.
 * @param folder a built site
 * @param origin the site's own, with which canonical addresses and share images begin
 * @returns one line for each that leads nowhere: what is asked for, and by which page
 */
export async function brokenLinks(folder: string, origin: string): Promise<string[]> {
  const pages = await Array.fromAsync(glob("**/*.html", { cwd: folder }));
  if (pages.length === 0) throw new Error(`There is no page in ${folder}`);
  // Linkinator's own server answers /services with the folder `services/`, not with `services.html`;
  // the site's answers any section of it. Here nothing is found but a page's own file.
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
    // Other sites, mail and telephone.
    linksToSkip: async (link) => ![origin, url].includes(new URL(link).origin),
  }).finally(() => server.close());
  const own = (address = "") => address.replace(url, "");
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  return [...Map.groupBy(broken, (link) => own(link.url))].map(([address, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return `${address}, on ${own(first?.parent)}${more}`;
  });
}
