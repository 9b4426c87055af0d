import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { brandFolder } from "#content/brand-folder.ts";

const root = join(import.meta.dirname, "..");

/**
 * A slot is a part that a brand may replace: `#slots/x.tsx` is the brand's components/x.tsx if there is one, else
 * src/slots/x.tsx.
 */
export const slotFile = (name: string): string => {
  const own = join(root, brandFolder, "components", name);
  return existsSync(own) ? own : join(root, "src/slots", name);
};

export const slots = (): Plugin => ({
  name: "brand-slots",
  enforce: "pre",
  resolveId: (id) => (id.startsWith("#slots/") ? slotFile(id.slice("#slots/".length)) : undefined),
});
