import { type ComponentType, createContext, useContext } from "react";
import type { Issue } from "#content/rules/issues.ts";
import type { Path } from "#content/forms/fields.ts";
import type { Advice } from "#editor/content/advice.ts";
import type { FieldProps } from "./fields/field-props.ts";

/** What every field of a form needs. */
type Form = {
  kind: string;
  slug: string;
  /** @param value or, as a function, what it becomes */
  change: (path: Path, value: unknown) => void;
  /** As it is now, of any field. */
  valueOf: (path: Path) => unknown;
  /** Shown to the person: after leaving the field, or after Save. */
  issues: readonly Issue[];
  advice: readonly Advice[];
  addWord: (word: string) => void;
  /** Draws a field. Here, because groups and lists have fields in them. */
  FieldView: ComponentType<FieldProps>;
};

export const FormContext = createContext<Form | undefined>(undefined);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field needs a form around it");
  return form;
}

export const idOf = (path: Path) => ["field", ...path].join(".");
export const isAt = (a: Path, b: Path) => a.length === b.length && a.every((it, i) => it === b[i]);
export const isWithin = (inner: Path, outer: Path) => isAt(inner.slice(0, outer.length), outer);
