import type { Plugin } from "vite";

/** What Vite wraps every dynamic import in (vite/src/node/plugins/importAnalysisBuild.ts). */
const helper = "\0vite/preload-helper.js";

/**
 * Leaves dynamic imports plain. Vite's wrapping first loads the styles and modules that the code will
 * need; the pages' styles are in the pages, and `build.modulePreload` is off: half a kilobyte of every
 * visit that does nothing.
 */
export const plainImports = (): Plugin => ({
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === helper ? "export const __vitePreload = (load) => load();" : undefined),
});
