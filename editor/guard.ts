import { lstatSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { brandFolder } from "../src/content/brand-folder.ts";
import { kinds } from "../src/content/kinds.ts";

/*
 * What the editor answers and what it writes. Keystatic's local mode checks neither who asks nor the file's type, and
 * compares paths by prefix: `content/company` lets `content/company.ts` pass, whose code runs at once.
 */

/** Whether the request comes from the editor's own pages; another port of localhost is another origin, but the same site. */
export function isOwn({ method, headers }: Request): boolean {
  const site = headers.get("sec-fetch-site") ?? "none"; // programs send none
  const isOwnSite = site === "same-origin" || site === "none";
  // GitHub leads back to the editor when somebody has signed in there.
  if (method === "GET") return isOwnSite || headers.get("sec-fetch-dest") === "document";
  return isOwnSite && headers.get("origin") === `http://${headers.get("host")}`;
}

const folders = Object.values(kinds).map(({ folder, many }) =>
  many ? `${folder}/[a-z\\d-]+` : folder,
);
const entryFile = new RegExp(
  String.raw`^${brandFolder}/content/(?:${folders.join("|")})/(?:index\.(?:yaml|json)|(?:[^./\\][^/\\]*/)*[^./\\][^/\\]*\.(?:png|jpe?g|svg|woff2|ttf))$`,
);

/** Whether a path, relative to `root`, is the data or a picture of an entry, and no link leads out of the folder. */
export function isEntryFile(path: string, root = process.cwd()): boolean {
  if (!entryFile.test(path)) return false;
  let existing = join(root, path);
  while (!lstatSync(existing, { throwIfNoEntry: false })) existing = dirname(existing);
  try {
    return realpathSync(existing).startsWith(
      realpathSync(join(root, brandFolder, "content")) + sep,
    );
  } catch {
    return false; // a link to nothing
  }
}
