import { globSync } from "node:fs";
import { defineCollection } from "astro/content/config";
import { glob, type Loader } from "astro/loaders";
import { z } from "astro/zod";
import { brandFolder } from "./entries/brand-folder.ts";
import { withCompany } from "./entries/placeholders.ts";
import { type Kind, kinds } from "./entries/kinds.ts";

/** Reads entries as `glob` does, which warns of folders without any: a brand may have such. */
function entriesIn(base: string, pattern: string): Loader {
  const loader = glob({ base, pattern });
  return {
    ...loader,
    async load(context) {
      // The development server watches the folder for the first entry.
      if (context.watcher || globSync(pattern, { cwd: base }).length > 0)
        await loader.load(context);
      else context.store.clear();
    },
  };
}

const collection = <Schema extends z.ZodType>({ folder, schema, many, format }: Kind<Schema>) =>
  defineCollection({
    loader: entriesIn(
      `${brandFolder}/content/${folder}`,
      many ? `*/index.${format}` : `index.${format}`,
    ),
    schema: z.preprocess(withCompany, schema),
  });

type Kinds = typeof kinds;
type Collections = {
  [Name in keyof Kinds]: Kinds[Name] extends Kind<infer Schema>
    ? ReturnType<typeof collection<Schema>>
    : never;
};

export const collections = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [name, collection<z.ZodType>(kind)]),
) as Collections; // Object.fromEntries loses the names and their schemas
