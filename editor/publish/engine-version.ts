import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isForBuilds } from "./workshop.ts";

/** Of the project, but in no page. */
const unseen = /^(?:editor|server|artwork)$|\.test\.tsx?$/;

/**
 * What the pages of a build are made with, besides entries: another one after an upgrade.
 * @param engine the project's folder @param brandFolder with the brand's own parts; relative to the working directory
 */
export async function engineVersion(engine: string, brandFolder: string): Promise<string> {
  const hash = createHash("sha256");
  const add = async (folder: string, isMeant: (name: string) => boolean) => {
    const files = (await readdir(folder, { withFileTypes: true })).filter(
      ({ name }) => isMeant(name) && !unseen.test(name),
    );
    for (const file of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, file.name);
      if (file.isDirectory()) await add(path, () => true);
      else if (file.isFile()) hash.update(file.name).update(await readFile(path));
    }
  };
  await add(engine, isForBuilds);
  await add(resolve(brandFolder), (name) => name !== "content");
  return hash.digest("hex").slice(0, 16);
}
