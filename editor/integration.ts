import keystatic from "@keystatic/astro";
import type { AstroIntegration } from "astro";

/**
 * The editor at /edit, beside the page that shows what is edited. In development only
 * (`npm run edit`): a built site knows nothing of it.
 */
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
        updateConfig({
          vite: { define: { "import.meta.env.KEYSTATIC_GITHUB": repository } },
        });
      },
    },
  };
  return [keystatic(), pages];
}
