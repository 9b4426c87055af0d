import { realpathSync } from "node:fs";
import { join } from "node:path";
import keystatic from "@keystatic/astro";
import type { AstroIntegration } from "astro";

/** The editor at /edit: a form beside the page of the entry. Development only (`npm run edit`). */
export function editor(): AstroIntegration[] {
  const pages: AstroIntegration = {
    name: "editor",
    hooks: {
      "astro:config:setup": ({ injectRoute, updateConfig }) => {
        injectRoute({ pattern: "/edit", entrypoint: "./editor/edit.astro" });
        injectRoute({
          pattern: "/edit/preview/[kind]/[...slug]",
          entrypoint: "./editor/preview.ts",
          prerender: false,
        });
        const repository = JSON.stringify(process.env["KEYSTATIC_GITHUB"] ?? "");
        // The real folder of the packages: node_modules may hold symbolic links.
        const packages = join(realpathSync("node_modules/astro"), "..");
        updateConfig({
          vite: {
            define: { "import.meta.env.KEYSTATIC_GITHUB": repository },
            server: { fs: { allow: [".", packages] } },
          },
        });
      },
    },
  };
  return [keystatic(), pages];
}
