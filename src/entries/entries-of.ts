import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { type CollectionKey, getCollection } from "astro:content";
import { brandFolder } from "./brand-folder.ts";

/**
 * The entries of a folder, of which a build may have none: Astro would warn of that. In development the first one may
 * come later.
 */
export const entriesOf = async <Name extends CollectionKey>(folder: Name) =>
  process.env["NODE_ENV"] !== "production" || hasEntries(join(brandFolder, "content", folder))
    ? getCollection(folder)
    : [];

const hasEntries = (folder: string) =>
  existsSync(folder) && globSync("*/index.yaml", { cwd: folder }).length > 0;
