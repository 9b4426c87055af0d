import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { readSite, valueOf } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";
import type { Brand } from "#content/schemas/brand.ts";

const virtualId = "virtual:browser-scripts";
const root = join(import.meta.dirname, "..");
const inlined = {
  headScript: "head.ts",
  noticeScript: "notice.ts",
  projectFilterScript: "project-filter.ts",
  openingFilterScript: "opening-filter.ts",
};

/**
 * Provides inline scripts from `virtual:browser-scripts`: `headScript` of every page's head, `noticeScript`, and those of lists whose
 * filter is in the address. The head's imports src/browser/main.ts after the page has loaded; a `<script>` element would
 * be requested before the first paint.
 */
export function browserScripts(): Plugin {
  let files: Rolldown.OutputChunk[] = [];
  return {
    name: "browser-scripts",
    async configResolved({ command }) {
      if (command === "build") files = await bundle("src/browser/main.ts", "es");
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const { colors } = valueOf(readSite(brandFolder), "brand") as Partial<Brand>;
      const entry = files.find(({ isEntry }) => isEntry);
      const define = {
        MAIN_MODULE: JSON.stringify(entry ? `/${entry.fileName}` : "/src/browser/main.ts"),
        PAPER_LIGHT: JSON.stringify(colors?.paper.light),
        PAPER_DARK: JSON.stringify(colors?.paper.dark),
      };
      const exported: string[] = [];
      for (const [name, file] of Object.entries(inlined)) {
        const [chunk] = await bundle(`src/browser/${file}`, "iife", define);
        for (const module of chunk?.moduleIds ?? []) this.addWatchFile(module);
        exported.push(`export const ${name} = ${JSON.stringify(chunk?.code.trim())};`);
      }
      return exported.join("\n");
    },
    // Runs in Astro's server and client builds alike; both write to the same folder.
    generateBundle() {
      for (const { fileName, code } of files)
        this.emitFile({ type: "asset", fileName, source: code });
    },
  };
}

async function bundle(file: string, format: "es" | "iife", define: Record<string, string> = {}) {
  const input = join(root, file);
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
