import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";

/** What a page of the built site says of itself. */
export type PageHead = { path: string; address: string; title: string; description: string };

/**
 * Reads the heads of all pages that stand for themselves, sorted by address. Pages without a
 * canonical address, or with another page's, are not for search engines and are left out.
 * @throws when there is none
 */
export async function readPageHeads(folder: string): Promise<PageHead[]> {
  const heads = new Map<string, PageHead>();
  for await (const file of glob("**/*.html", { cwd: folder })) {
    const root = parse(await readFile(join(folder, file), "utf8"));
    const address = root.querySelector("link[rel=canonical]")?.getAttribute("href");
    if (address === undefined) continue;
    heads.set(address, {
      path: new URL(address).pathname,
      address,
      title: root.querySelector("title")?.text ?? "",
      description: root.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
    });
  }
  if (heads.size === 0) throw new Error(`No page in ${folder} has a canonical address`);
  return [...heads.values()].toSorted((a, b) => (a.address < b.address ? -1 : 1));
}
