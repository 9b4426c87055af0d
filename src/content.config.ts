import { defineCollection } from "astro/content/config";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { brandFolder } from "./content/brand-folder.ts";
import { withCompany } from "./content/company-words.ts";
import { type Kind, kinds } from "./content/kinds.ts";

const collection = <Schema extends z.ZodType>({ folder, schema, many, format }: Kind<Schema>) =>
  defineCollection({
    loader: glob({
      base: `${brandFolder}/content/${folder}`,
      pattern: many ? `*/index.${format}` : `index.${format}`,
    }),
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
