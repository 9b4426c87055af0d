import { readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { copyChanged } from "#tests/support/changed-site.ts";

/** Copies a build into a folder as if all its scripts had changed: each has another hash in its name. */
export async function nextBuild(build: string, folder: string): Promise<void> {
  const files = await readdir(join(build, "_astro"));
  const scripts = files.filter((name) => name.endsWith(".js"));
  const change = (text: string) =>
    scripts.reduce((all, name) => all.replaceAll(name, renamed(name)), text);
  await copyChanged(build, folder, change, { files: ["_astro/*.js"] });
  for (const name of scripts)
    await rename(join(folder, "_astro", name), join(folder, "_astro", renamed(name)));
}

/** `menu.1f2e.js` -> `menu.next-1f2e.js` */
const renamed = (name: string) => name.replace(/\.(?=[^.]+\.js$)/, ".next-");
