import { cp, glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { projectRoot } from "./server.ts";

/** Copies the build into a folder as if all its scripts had changed: each has another hash in its name. */
export async function nextBuild(folder: string): Promise<void> {
  await cp(join(projectRoot, "dist", "served"), folder, { recursive: true });
  const scripts = await Array.fromAsync(glob("_astro/*.js", { cwd: folder }));
  const changed = (text: string) =>
    scripts.reduce((all, path) => all.replaceAll(basename(path), renamed(basename(path))), text);
  for await (const file of glob(["**/*.html", "_astro/*.js"], { cwd: folder })) {
    const path = join(folder, file);
    await writeFile(path, changed(await readFile(path, "utf8")));
    for (const end of ["br", "gz"]) await rm(`${path}.${end}`, { force: true });
  }
  for (const path of scripts)
    await rename(join(folder, path), join(folder, "_astro", renamed(basename(path))));
}

/** `menu.1f2e.js` -> `menu.next-1f2e.js` */
const renamed = (name: string) => name.replace(/\.(?=[^.]+\.js$)/, ".next-");
