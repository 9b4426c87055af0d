import { join } from "node:path";
import { json } from "node:stream/consumers";
import type { AstroIntegration } from "astro";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { EvaluatedModuleNode, EvaluatedModules } from "vite/module-runner";
import type { Unsaved } from "#src/entries/unsaved.ts";

/*
 * For the editor: Astro's server shows one form that is not saved as if it were. The editor says which before it passes
 * a page on (editor/server/unsaved-forms.ts). It is in memory only: no build and no other process sees it.
 */

/** A form, with the files of pictures that were added to it, by where they will be. */
type ShownForm = Unsaved & { pictures: Record<string, string> };

/** The module that pages read it from. */
const file = join(import.meta.dirname, "../src/entries/unsaved.ts");

/** Only the editor can ask this server for anything (preview-key.ts). */
export const unsavedForm = (): AstroIntegration => {
  let shown: ShownForm | null = null;
  const load = (id: string) => (id === file && shown ? moduleOf(shown) : undefined);
  return {
    name: "unsaved-form",
    hooks: {
      "astro:config:setup": ({ updateConfig }) =>
        void updateConfig({ vite: { plugins: [{ name: "unsaved-form", enforce: "pre", load }] } }),
      "astro:server:setup": ({ server }) => {
        server.middlewares.use("/unsaved-form", (request, response, next) => {
          if (request.method !== "POST") return next();
          json(request).then((form) => {
            shown = form as ShownForm | null; // the editor's thread made it
            evaluateAnew(server);
            response.end();
          }, next);
        });
      },
    },
  };
};

function moduleOf({ pictures, ...unsaved }: ShownForm): string {
  const all = Object.entries(pictures).map(([to, from], index) => ({
    load: `import picture${index} from ${JSON.stringify(from)};`,
    item: `${JSON.stringify(to)}: picture${index}`,
  }));
  return [
    ...all.map((it) => it.load),
    `export const unsaved = ${JSON.stringify(unsaved)};`,
    `export const addedPictures = { ${all.map(({ item }) => item).join(", ")} };`,
  ].join("\n");
}

/** Drops what was made of the module. Everything else stays, so the next page takes a tenth of a second. */
function evaluateAnew({ environments }: ViteDevServer) {
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
