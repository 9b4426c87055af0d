import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Adds `client:after-load`: see src/islands/after-load.ts. */
export const afterLoadDirective = (): AstroIntegration => ({
  name: "after-load-directive",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({
        name: "after-load",
        entrypoint: fileURLToPath(new URL("../../src/islands/after-load.ts", import.meta.url)),
      }),
  },
});
