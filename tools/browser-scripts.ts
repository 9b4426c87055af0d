import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { brand } from "../src/content/brand.ts";

const virtualId = "virtual:browser-scripts";
const root = join(import.meta.dirname, "..");

/**
 * Gives `virtual:browser-scripts` with `headScript`, the code that every page's head carries inline.
 * That code imports src/browser/main.ts when the page has loaded: as a `<script>` element, Astro would
 * have it requested before the first paint.
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
      const entry = files.find(({ isEntry }) => isEntry);
      const [chunk] = await bundle("src/browser/head.ts", "iife", {
        MAIN_MODULE: JSON.stringify(entry ? `/${entry.fileName}` : "/src/browser/main.ts"),
        PAPER_LIGHT: JSON.stringify(brand.colors.paper.light),
        PAPER_DARK: JSON.stringify(brand.colors.paper.dark),
      });
      for (const file of chunk?.moduleIds ?? []) this.addWatchFile(file);
      return `export const headScript = ${JSON.stringify(chunk?.code.trim())};`;
    },
    // In Astro's build of the pages and in that for the browser: both write into one folder.
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
