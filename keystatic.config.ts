import { type Collection, type ComponentSchema, config, type Singleton } from "@keystatic/core";
import { descriptions, groups } from "./editor/kinds.ts";
import { fieldsOf, nameFieldOf } from "./editor/field-of.ts";
import { type Kind, kinds } from "./src/content/kinds.ts";

/* The editor's forms (npm run edit). Keystatic requires this file name and a default export. */

/** The editor also runs in the browser. */
const folderOfBrand = import.meta.env["BRAND_DIR"] as string;
const repository = import.meta.env["KEYSTATIC_GITHUB"] as `${string}/${string}` | undefined;

const collections: Record<string, Collection<Record<string, ComponentSchema>, string>> = {};
const singletons: Record<string, Singleton<Record<string, ComponentSchema>>> = {};

for (const [name, kind] of Object.entries(kinds) as [keyof typeof kinds, Kind][]) {
  const { folder, schema, many, format } = kind;
  const { label } = descriptions[name];
  const form = { label, format: { data: format }, schema: fieldsOf(schema) };
  if (many) {
    const { key, field } = nameFieldOf(schema);
    collections[name] = {
      ...form,
      path: `${folderOfBrand}/content/${folder}/*/`,
      slugField: key,
      schema: { ...form.schema, [key]: field },
      previewUrl: `/edit/preview/${name}/{slug}`,
    };
  } else {
    const previewUrl = `/edit/preview/${name}`;
    singletons[name] = { ...form, path: `${folderOfBrand}/content/${folder}/`, previewUrl };
  }
}

export default config({
  storage: repository ? { kind: "github", repo: repository } : { kind: "local" },
  ui: { brand: { name: "Words and pictures" }, navigation: groups },
  collections,
  singletons,
});
