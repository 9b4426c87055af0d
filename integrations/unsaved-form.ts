import { realpathSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, relative, sep } from "node:path";
import type { AstroIntegration } from "astro";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { EvaluatedModuleNode, EvaluatedModules } from "vite/module-runner";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { isPictureName } from "#src/entries/picture-file.ts";
import type { Unsaved } from "#src/entries/unsaved.ts";

/*
 * For the editor: Astro's server shows one form that is not saved as if it were. The editor says which before it passes
 * a page on (editor/server/unsaved-forms.ts), by way of the process that started both (tools/dev.ts): no request can.
 * It is in memory only: no build and no other process sees it.
 */

/** A form, with the files of pictures that were added to it, by where they will be. */
type ShownForm = Unsaved & { pictures: Record<string, string> };

/** What the editor says: a form to show, or null for saved entries only. */
export type ToPreview = { form: ShownForm | null };

/** What it hears, at the start and when a form is shown: where Astro's server listens; nothing, once that has ended. */
export type FromPreview = { address?: AddressInfo };

/** The module that pages read it from. */
const file = join(import.meta.dirname, "../src/entries/unsaved.ts");

export const unsavedForm = (): AstroIntegration => {
  let shown: ShownForm | null = null;
  const load = (id: string) => (id === file && shown ? moduleOf(shown) : undefined);
  const say = (address: AddressInfo) => void process.send?.({ address } satisfies FromPreview);
  return {
    name: "unsaved-form",
    hooks: {
      "astro:config:setup": ({ updateConfig }) =>
        void updateConfig({ vite: { plugins: [{ name: "unsaved-form", enforce: "pre", load }] } }),
      "astro:server:setup": ({ server }) => {
        const show = ({ form }: ToPreview) => {
          shown = form;
          evaluateAnew(server);
          say(server.httpServer?.address() as AddressInfo); // it listens: the editor knows where
        };
        process.on("message", show);
        // Astro sets up another one when its configuration changes.
        server.httpServer?.once("close", () => process.off("message", show));
      },
      "astro:server:start": ({ address }) => say(address),
    },
  };
};

/** Nothing of a form is code: its values are parsed, and its pictures are files of known folders. */
export function moduleOf({ pictures, ...unsaved }: ShownForm): string {
  const all = Object.entries(pictures)
    .filter(([, from]) => isOwnPicture(from))
    .map(([to, from], index) => ({
      load: `import picture${index} from ${JSON.stringify(from)};`,
      item: `[${JSON.stringify(to)}, picture${index}]`,
    }));
  return [
    ...all.map((it) => it.load),
    `export const unsaved = JSON.parse(${JSON.stringify(JSON.stringify(unsaved))});`,
    `export const addedPictures = Object.fromEntries([${all.map(({ item }) => item).join(", ")}]);`,
  ].join("\n");
}

/** Whether it is a picture that is saved, or that was added to a form. */
function isOwnPicture(path: string): boolean {
  const folders = [join(brandFolder, "content"), ".generated/uploads"];
  try {
    const real = relative(realpathSync("."), realpathSync(path));
    return isPictureName(real) && folders.some((it) => real.startsWith(it + sep));
  } catch {
    return false;
  }
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
