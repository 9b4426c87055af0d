import { realpathSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, relative, sep } from "node:path";
import type { AstroIntegration } from "astro";
import type { Data, EntryId } from "#content/site.ts";
import { evaluateAnew } from "#integrations/entries.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { isPictureName } from "#content/picture-file.ts";

/*
 * In Astro's server: it shows one draft as if it were saved. The editor says which before it passes a page on (drafts.ts), by
 * way of the process that started both (tools/dev.ts): no request can. It is in memory only: no build and no other process
 * sees it.
 */

/** A form, with the files of pictures that were added to it, by where they will be. */
export type ShownDraft = EntryId & { value: Data; pictures: Record<string, string> };

/** What the editor says: a draft to show, or null for saved entries only. */
export type ToPreview = { draft: ShownDraft | null };

/** What it hears, at the start and when a draft is shown: where Astro's server listens; nothing, once that has ended. */
export type FromPreview = { address?: AddressInfo };

/** The module that pages read it from. */
const file = join(process.cwd(), "src/entries/draft.ts");

export const draftModule = (): AstroIntegration => {
  let shown: ShownDraft | null = null;
  const load = (id: string) => (id === file && shown ? moduleOf(shown) : undefined);
  const say = (address: AddressInfo) => void process.send?.({ address } satisfies FromPreview);
  return {
    name: "draft",
    hooks: {
      "astro:config:setup": ({ updateConfig }) =>
        void updateConfig({ vite: { plugins: [{ name: "draft", enforce: "pre", load }] } }),
      "astro:server:setup": ({ server }) => {
        const show = ({ draft }: ToPreview) => {
          shown = draft;
          evaluateAnew(server, file);
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

/** Nothing of a draft is code: its values are parsed, and its pictures are files of known folders. */
export function moduleOf({ pictures, ...draft }: ShownDraft): string {
  const all = Object.entries(pictures)
    .filter(([, from]) => isOwnPicture(from))
    .map(([to, from], index) => ({
      load: `import picture${index} from ${JSON.stringify(from)};`,
      item: `[${JSON.stringify(to)}, picture${index}]`,
    }));
  return [
    ...all.map((it) => it.load),
    `export const draft = JSON.parse(${JSON.stringify(JSON.stringify(draft))});`,
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
