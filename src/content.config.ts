import { defineCollection } from "astro/content/config";
import { z } from "astro/zod";
import { withCompany } from "./entries/company-words.ts";
import { type Kind, kinds } from "./entries/kinds.ts";
import { entriesOfKind } from "./entries/loader.ts";

const collection = <Schema extends z.ZodType>(kind: Kind<Schema>) =>
  defineCollection({
    loader: entriesOfKind(kind),
    schema: z.preprocess(withCompany, kind.schema),
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
