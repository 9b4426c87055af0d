import type { Field, Path } from "#content/forms/fields.ts";

export type FieldProps<Type extends Field["type"] = Field["type"]> = {
  field: Extract<Field, { type: Type }>;
  path: Path;
  value: unknown;
  /** Instead of the field's own label, for items of a list. */
  label?: string;
  /** Of a text in a list: puts several in its place. */
  spread?: ((texts: string[]) => void) | undefined;
};
