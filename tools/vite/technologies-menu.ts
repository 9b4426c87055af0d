import { type Plugin, runnerImport } from "vite";

const virtualId = "virtual:technologies-menu";
const source = "/app/frame/menu-data.ts";

/**
 * Gives `virtual:technologies-menu`: the lines of the Technologies menu, worked out at build time.
 * Importing the entries themselves would put every word of every technology page into all pages.
 */
export function technologiesMenu(): Plugin {
  let root = "";
  return {
    name: "technologies-menu",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const { module, dependencies } = await runnerImport<{ technologiesMenu: () => unknown }>(
        `${root}${source}`,
        { root, configFile: false },
      );
      for (const file of dependencies) this.addWatchFile(file);
      return `export default ${JSON.stringify(module.technologiesMenu())};`;
    },
  };
}
