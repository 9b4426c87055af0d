import { globSync } from "node:fs";
import type { AstroIntegration } from "astro";
import { brandFolder } from "#src/entries/brand-folder.ts";

/** The brand's own pages: files of Astro's in its folder, with the addresses that they would have in src/pages/. */
export const ownPages = (): { file: string; path: string }[] =>
  globSync(`${brandFolder}/pages/**/*.astro`).map((file) => ({
    file,
    path: file.slice(`${brandFolder}/pages`.length).replace(/(?:\/index)?\.astro$/, ""),
  }));

export const brandPages = (): AstroIntegration => ({
  name: "brand-pages",
  hooks: {
    "astro:config:setup": ({ injectRoute }) => {
      for (const { file, path } of ownPages())
        injectRoute({ pattern: path, entrypoint: `./${file}` });
    },
  },
});
