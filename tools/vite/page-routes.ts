import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { RouteConfigEntry } from "@react-router/dev/routes";

const virtualId = "virtual:page-routes";
const source = "/app/routes.ts";

/**
 * How the framework names a page's code in the browser. Imported under its plain name, it would
 * come in two files: the code, and one that only passes it on.
 */
const pageCode = "?__react-router-build-client-route";

/**
 * Gives `virtual:page-routes`: the routes of app/routes.ts as the browser's router needs them, each
 * with what imports its page, and whether the page has data made at build time (a `loader`).
 */
export function pageRoutes(): Plugin {
  let root = "";
  return {
    name: "page-routes",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const { module } = await runnerImport<{ default: RouteConfigEntry[] }>(`${root}${source}`, {
        root,
        configFile: false,
      });
      this.addWatchFile(join(root, source));
      const routes = await Promise.all(module.default.map((entry) => routeCode(root, entry)));
      return `export default [${routes.join()}];`;
    },
  };
}

async function routeCode(root: string, { file, path, index }: RouteConfigEntry): Promise<string> {
  const page = join(root, "app", file);
  const hasData = /^export (?:const|(?:async )?function) loader\b/m.test(
    await readFile(page, "utf8"),
  );
  const place = index ? "index:true" : `path:${JSON.stringify(path)}`;
  const id = file.replace(/\.\w+$/, "");
  return `{id:${JSON.stringify(id)},${place},hasData:${hasData},load:()=>import(${JSON.stringify(page + pageCode)})}`;
}
