import { type Path, walk } from "#src/entry-forms/fields.ts";
import { formFor } from "#src/entry-forms/forms.ts";
import { readAll } from "./entries.ts";
import type { EntryId } from "./files.ts";
import { plain } from "./shown-text.ts";

/** The first field of any entry that has one of these texts, of which the first counts most. */
export async function whereIs(
  texts: readonly string[],
): Promise<(EntryId & { path: Path }) | undefined> {
  const fields = (await readAll()).flatMap(({ kind, slug, value }) =>
    [...walk(formFor(kind), value ?? {})].map((it) => ({ ...it, kind, slug })),
  );
  const found = texts
    .map((text) =>
      fields.find(
        ({ field, value }) =>
          field.type === "text" && typeof value === "string" && plain(value) === text,
      ),
    )
    .find((it) => it !== undefined);
  return found && { kind: found.kind, slug: found.slug, path: found.path };
}
