import type { AstroIntegration } from "astro";
import { ownPagesIn } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";

/** The company's own pages have the addresses that they would have in src/pages/. */
export const brandPages = (): AstroIntegration => ({
  name: "brand-pages",
  hooks: {
    "astro:config:setup": ({ injectRoute }) => {
      for (const { file, path } of ownPagesIn(brandFolder))
        injectRoute({ pattern: path, entrypoint: `./${file}` });
    },
  },
});
