import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build, type Plugin, type Rolldown } from "vite";
import { brand } from "../../src/content/brand.ts";

const virtualId = "virtual:browser-scripts";
const root = fileURLToPath(new URL("../..", import.meta.url));
const headScript = join(root, "src/browser/head.ts");
const module = join(root, "src/browser/main.ts");

/**
 * Gives `virtual:browser-scripts` with `headScript`, the code that every page's head carries inline.
 * That code imports src/browser/main.ts when the page has loaded: as a `<script>` element, Astro would
 * have it requested before the first paint.
 */
export const browserScripts = (): AstroIntegration => {
  let files: Rolldown.OutputChunk[] = [];
  return {
    name: "browser-scripts",
    hooks: {
      "astro:config:setup": async ({ command, updateConfig }) => {
        if (command === "build") files = await bundle(module, "es");
        const entry = files.find(({ isEntry }) => isEntry);
        const address = entry ? `/${entry.fileName}` : "/src/browser/main.ts";
        updateConfig({ vite: { plugins: [headScriptModule(address)] } });
      },
      "astro:build:done": async ({ dir }) => {
        for (const { fileName, code } of files) {
          const file = join(fileURLToPath(dir), fileName);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, code);
        }
      },
    },
  };
};

/** @param mainAddress where the browser finds the module that is loaded later */
function headScriptModule(mainAddress: string): Plugin {
  return {
    name: "head-script",
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const [chunk] = await bundle(headScript, "iife", {
        MAIN_MODULE: JSON.stringify(mainAddress),
        PAPER_LIGHT: JSON.stringify(brand.colors.paper.light),
        PAPER_DARK: JSON.stringify(brand.colors.paper.dark),
      });
      for (const file of chunk?.moduleIds ?? []) this.addWatchFile(file);
      return `export const headScript = ${JSON.stringify(chunk?.code.trim())};`;
    },
  };
}

async function bundle(input: string, format: "es" | "iife", define: Record<string, string> = {}) {
  const name = "_astro/[name].[hash].js";
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format, entryFileNames: name, chunkFileNames: name } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput; // one input, not watched
  return output.filter((file) => file.type === "chunk");
}
