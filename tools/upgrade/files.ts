import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/* Node alone runs this, from a folder without packages. */

/** The release's list of its engine files. */
export const listFile = "tools/upgrade/engine-files.json";
/** The release's text files themselves, to tell what somebody changed in them. */
export const originalsFile = "tools/upgrade/originals.tgz";

export type Release = {
  version: string;
  /** SHA-256 in hexadecimal by path. */
  files: Record<string, string>;
};

/** Of a company or of a machine: no release has a list of them, and an upgrade never looks at them. */
export const isOwn = (path: string): boolean =>
  /^(?:brand|data|dist|node_modules|\.git|\.generated|\.astro)\/|^\.env/.test(path);

/** Comes with the engine and is the company's once it has changed it. */
export const isOwnOnceChanged = (path: string): boolean =>
  /^(?:README\.md$|docs\/screenshot\.png$|\.github\/)/.test(path);

/** @returns SHA-256 in hexadecimal; undefined if there is no such file */
export async function hashAt(folder: string, path: string): Promise<string | undefined> {
  const content = await readFile(join(folder, path)).catch(() => undefined);
  return content && createHash("sha256").update(content).digest("hex");
}

/** @returns undefined if the folder is no release, or one before there were lists */
export async function readRelease(folder: string): Promise<Release | undefined> {
  const text = await readFile(join(folder, listFile), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Release); // written by pack.ts
}
