import { type ComponentSchema, fields } from "@keystatic/core";
import { z } from "astro/zod";
import { withCompany } from "../src/content/company-words.ts";
import { itemLabel, labelOf } from "./labels.ts";
import { pictureField } from "./picture-field.tsx";
import { withValidation } from "./with-validation.tsx";

/*
 * Derives the form of an entry from its schema, including the error messages. A field's label and help text are the
 * schema's `.meta({ title, description })`.
 */

type Labels = { label: string; description?: string };

/** @param outer the schema that validates the value; differs from `schema` inside optional() and pipe() */
function fieldOf(schema: z.ZodType, key: string, outer = schema): ComponentSchema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldOf(asSchema(schema.unwrap()), key, outer);
  if (schema instanceof z.ZodPipe) return fieldOf(fileSchema(schema), key, outer);

  const { title, description, multiline, entryOf, isPicture, isFile } = {
    ...schema.meta(),
    ...outer.meta(),
  };
  const labels: Labels = { label: title ?? labelOf(key), ...(description && { description }) };
  const errorOf = (value: unknown) => validationError(outer, labels.label, value);
  const isRequired = !outer.safeParse(undefined).success;
  const required = { ...labels, validation: { isRequired } };

  if (schema instanceof z.ZodObject) return fields.object(fieldsOf(schema, isRequired), labels);
  if (schema instanceof z.ZodDiscriminatedUnion) return choiceOf(schema, labels);
  if (schema instanceof z.ZodArray) return listOf(schema, asSchema(schema.element), labels);
  if (schema instanceof z.ZodEnum) return selectOf(schema.options, labels);
  if (schema instanceof z.ZodLiteral) return selectOf([...schema.values], labels);
  if (schema instanceof z.ZodBoolean) return fields.checkbox(labels);
  if (schema instanceof z.ZodNumberFormat) return withValidation(fields.integer(required), errorOf);
  if (schema instanceof z.ZodNumber) return withValidation(fields.number(required), errorOf);
  if (schema instanceof z.ZodISODate) return withValidation(fields.date(required), errorOf);
  if (isPicture === true) return pictureField(labels);
  if (isFile === true) return fields.file({ ...required, transformFilename: (name) => name });
  if (typeof entryOf === "string")
    return withValidation(fields.relationship({ ...required, collection: entryOf }), errorOf);
  if (schema instanceof z.ZodString || schema instanceof z.ZodEmail)
    return withValidation(fields.text({ ...required, multiline: multiline === true }), errorOf);
  throw new Error(`The editor does not support the type of ${key}: editor/field-of.ts`);
}

/**
 * The fields of a form.
 * @param isRequired whether they are a part of the page that cannot be left out
 * @throws naming a field whose type the editor does not support
 */
export function fieldsOf(schema: z.ZodType, isRequired = true): Record<string, ComponentSchema> {
  const named = Object.entries(objectOf(schema).shape).map(([key, it]) => {
    const field = asSchema(it);
    return [key, fieldOf(field, key, isRequired ? field : field.optional())];
  });
  return Object.fromEntries(named);
}

/** An entry's first field: the name of the entry's folder follows from it. */
export function nameFieldOf(schema: z.ZodType) {
  const [key = "", text] = Object.entries(objectOf(schema).shape)[0] ?? [];
  const label = labelOf(key);
  const field = fields.slug({
    name: { label, validation: { isRequired: true } },
    slug: {
      label: "Name in addresses",
      description: "Follows from the field above. Change it later only if no one links to it yet.",
      validation: {
        pattern: {
          regex: /^[a-z\d]+(?:-[a-z\d]+)*$/,
          message: "has small letters, digits and single hyphens only",
        },
      },
    },
  });
  const errorOf = (value: unknown) =>
    validationError(asSchema(text), label, (value as { name: string }).name);
  return { key, field: withValidation(field, errorOf) };
}

/** A checkbox or select that shows the fields of the chosen case. */
function choiceOf({ options }: z.ZodDiscriminatedUnion, labels: Labels) {
  const cases = options.map((option) => {
    const { discriminant, value } = objectOf(asSchema(option)).shape;
    const [name] = (discriminant as z.ZodLiteral<string | boolean>).values;
    return [name, value ? fields.object(fieldsOf(asSchema(value))) : fields.empty()] as const;
  });
  const values = Object.fromEntries(cases.map(([name, field]) => [String(name), field]));
  return typeof cases[0]?.[0] === "boolean"
    ? fields.conditional(
        fields.checkbox(labels),
        values as Record<"true" | "false", ComponentSchema>,
      )
    : fields.conditional(selectOf(Object.keys(values), labels), values);
}

function listOf(list: z.ZodType, element: z.ZodType, labels: Labels) {
  const { minItems: min, maxItems: max } = z.toJSONSchema(list, {
    io: "input",
    unrepresentable: "any",
  });
  const length = { min: min ?? 0, max: max ?? Infinity };
  const { entryOf } = element.meta() ?? {};
  if (typeof entryOf === "string")
    return fields.multiRelationship({ ...labels, collection: entryOf, validation: { length } });
  if (element instanceof z.ZodEnum) {
    const options = optionsOf(element.options);
    return withValidation(fields.multiselect({ ...labels, options }), (value) =>
      validationError(list, labels.label, value),
    );
  }
  return fields.array(fieldOf(element, "text"), { ...labels, itemLabel, validation: { length } });
}

const optionsOf = (values: readonly unknown[]) =>
  values.map((value) => ({ label: String(value), value: String(value) }));

const selectOf = (values: readonly unknown[], labels: Labels) =>
  fields.select({ ...labels, options: optionsOf(values), defaultValue: String(values[0]) });

/** The schema of what a file holds: a pipe's input, or its output after z.preprocess(). */
const fileSchema = ({ in: from, out: to }: z.ZodPipe) =>
  asSchema(from instanceof z.ZodTransform ? to : from);

function objectOf(schema: z.ZodType): z.ZodObject {
  if (schema instanceof z.ZodPipe) return objectOf(fileSchema(schema));
  if (schema instanceof z.ZodObject) return schema;
  throw new Error("The schema of an entry has to be an object: editor/field-of.ts");
}

/** Zod types inner schemas as $ZodType, but they are always ZodType. */
const asSchema = (inside: unknown) => inside as z.ZodType;

function validationError(schema: z.ZodType, label: string, value: unknown): string | undefined {
  const isEmpty = value === "" || value === null;
  const { error } = schema.safeParse(isEmpty ? undefined : withCompany(value));
  return error && `${label} ${error.issues[0]?.message}.`;
}
