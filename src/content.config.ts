import { defineCollection } from "astro/content/config";
import type { z } from "astro/zod";
import { page } from "#words";
import { type Kind, type KindName, kinds } from "./entries/kinds.ts";
import { entriesOfKind } from "./entries/loader.ts";
import { buildTime } from "./entries/build-time.ts";

const collection = <Schema extends z.ZodType>(name: KindName, { schema }: Kind<Schema>) =>
  defineCollection({
    loader: entriesOfKind(name, { now: buildTime, numbers: page.numbers }),
    schema,
  });

type Kinds = typeof kinds;
type Collections = {
  [Name in keyof Kinds]: Kinds[Name] extends Kind<infer Schema>
    ? ReturnType<typeof collection<Schema>>
    : never;
};

export const collections = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [
    name,
    collection<z.ZodType>(name as KindName, kind), // Object.entries loses the names
  ]),
) as Collections; // Object.fromEntries loses the names and their schemas
