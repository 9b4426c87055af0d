import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { pageFiles } from "#tools/site/page-files.ts";
import { projectRoot } from "./server.ts";

/** The build under test (vitest.config.ts). */
export const builtSite = join(projectRoot, process.env["SITE_DIR"] ?? "dist/served");

export type BuiltPage = { file: string; path: string; html: string; root: HTMLElement };

/**
 * Reads every page from a build's files, so none is forgotten.
 * @throws Error when there is no build
 */
export async function readBuiltPages(folder = builtSite): Promise<BuiltPage[]> {
  const files = pageFiles(folder);
  if (files.length === 0)
    throw new Error(`There is no built page in ${folder}: npm test -- builds`);
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(folder, file), "utf8");
      const path = `/${file.replace(/(?:index)?\.html$/, "")}`;
      return { file, path, html, root: parse(html) };
    }),
  );
}

export const attribute = ({ root }: BuiltPage, selector: string, name: string) =>
  root.querySelector(selector)?.getAttribute(name);
