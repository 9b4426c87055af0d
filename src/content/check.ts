import { describedPages } from "#src/lib/structured-data/pages.ts";
import { day } from "./schemas/fields.ts";

/* What no schema can know of an entry; the layout imports it, so that it stops a build. */

const paths = new Map<string, string>();
for (const { path, description } of describedPages()) {
  const first = paths.get(description);
  if (first !== undefined)
    throw new Error(`${first} and ${path} have the same description; each page needs its own`);
  paths.set(description, path);
}

const sources = import.meta.glob<string>("./**/*.yaml", {
  eager: true,
  query: "?raw",
  import: "default",
});
for (const [file, source] of Object.entries(sources)) {
  if (!/^\.(?:\/[a-z\d-]+){1,2}\/index\.yaml$/.test(file))
    throw new Error(
      `src/content/${file.slice(2)} is no entry: it has to be <kind>/<kebab-case-name>/index.yaml`,
    );
  // The reader of YAML takes February 30 for March 2.
  for (const [, written] of source.matchAll(/: (\d{4}-\d\d-\d\d)$/gm))
    if (!day.safeParse(written).success)
      throw new Error(`src/content/${file.slice(2)}: there is no day ${written}`);
}
