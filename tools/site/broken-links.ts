import { check, LinkState } from "linkinator";

/**
 * Follows every link, picture and hash of a built site, from all its pages.
 * @param folder a built site
 * @param origin the site's own, with which canonical addresses and share images begin
 * @returns one sentence for each link that leads nowhere
 */
export async function brokenLinks(folder: string, origin: string): Promise<string[]> {
  const { links } = await check({
    path: "**/*.html",
    serverRoot: folder,
    recurse: false,
    cleanUrls: true,
    checkFragments: true,
    concurrency: 20,
    linksToSkip: async (link) => {
      const { hostname } = new URL(link);
      return hostname !== "localhost" || link.startsWith(origin);
    },
  });
  if (links.length === 0) throw new Error(`There is no page in ${folder}`);
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent = "" }) => `${new URL(parent).pathname}: ${url}`);
}
