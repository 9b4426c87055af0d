import keystatic from "@keystatic/astro";
import type { AstroIntegration } from "astro";

/** The editor at /edit: a form beside the page of the entry. Development only (`npm run edit`). */
export function editor(): AstroIntegration[] {
  const pages: AstroIntegration = {
    name: "editor",
    hooks: {
      "astro:config:setup": ({ addMiddleware, injectRoute, updateConfig }) => {
        addMiddleware({ entrypoint: new URL("middleware.ts", import.meta.url), order: "pre" });
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
