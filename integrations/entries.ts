import { join, resolve, sep } from "node:path";
import type { AstroIntegration } from "astro";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { EvaluatedModuleNode, EvaluatedModules } from "vite/module-runner";
import { nameOf } from "#content/forms/forms.ts";
import { readSite } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";

/** The module that pages read all entries from. */
const site = join(import.meta.dirname, "../src/entries/site.ts");

/** In ms. Several files are written for one change. */
const together = 50;

/** Has Astro's development server follow the files of entries, whichever come, change and go. */
export const followEntries = (): AstroIntegration => ({
  name: "follow-entries",
  hooks: {
    "astro:server:setup": ({ server, logger }) => {
      const folder = resolve(brandFolder, "content");
      // Pages are made without them.
      const tellUnreadable = () => {
        for (const { kind, title, problem } of readSite(brandFolder).entries)
          if (problem !== undefined) logger.error(`${nameOf(kind, title)}: ${problem}`);
      };
      tellUnreadable();
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(folder).on("all", (_event, path) => {
        if (!resolve(path).startsWith(folder + sep)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          evaluateAnew(server, site);
          server.environments.client.hot.send({ type: "full-reload" });
          tellUnreadable();
        }, together);
      });
    },
  },
});

/** Drops what was made of a module. Everything else stays, so the next page takes a tenth of a second. */
export function evaluateAnew({ environments }: ViteDevServer, file: string): void {
  for (const environment of Object.values(environments)) {
    for (const module of environment.moduleGraph.getModulesByFile(file) ?? [])
      environment.moduleGraph.invalidateModule(module);
    if (!isRunnableDevEnvironment(environment)) continue;
    const { evaluatedModules } = environment.runner;
    for (const module of evaluatedModules.getModulesByFile(file) ?? [])
      drop(module, evaluatedModules);
  }
}

/** A module and all that import it. */
function drop(module: EvaluatedModuleNode, all: EvaluatedModules, seen = new Set<string>()) {
  if (seen.has(module.id)) return;
  seen.add(module.id);
  const importers = [...module.importers];
  all.invalidateModule(module);
  for (const id of importers) {
    const importer = all.getModuleById(id);
    if (importer) drop(importer, all, seen);
  }
}
