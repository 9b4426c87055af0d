import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const virtualId = "virtual:boot";
const entry = fileURLToPath(new URL("../../app/boot/boot.ts", import.meta.url));

/** Gives `virtual:boot`: the boot script as one minified string, ready to be inlined. */
export function bootScript(): Plugin {
  return {
    name: "boot-script",
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const { code, moduleIds } = await bundled();
      for (const file of moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}

async function bundled() {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, rolldownOptions: { input: entry, output: { format: "iife" } } },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error("The boot script came to nothing");
  return chunk;
}
