import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

const virtualId = "virtual:boot";
const source = new URL("../app/boot/boot.ts", import.meta.url);

/** Gives `virtual:boot`: the boot script as one minified string, ready to be inlined. */
export function bootScript(): Plugin {
  return {
    name: "boot-script",
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      this.addWatchFile(source.pathname);
      const { code } = await transformWithOxc(await readFile(source, "utf8"), "boot.ts");
      const scoped = `{${code.replace(/export\s*\{\s*\};?/, "")}}`;
      const small = await minify("boot.js", scoped, { module: false });
      if (small.errors.length > 0) this.error(`boot script: ${small.errors[0]?.message}`);
      return `export default ${JSON.stringify(small.code.trim())};`;
    },
  };
}
