import { type ComponentSchema, fields } from "@keystatic/core";
import { z } from "astro/zod";
import { withCompany } from "../src/content/company-words.ts";
import { checked } from "./checked.tsx";
import { itemLabel, labelOf } from "./labels.ts";
import { pictureField } from "./picture-field.tsx";

/*
 * The form of an entry follows from its schema: what the schema refuses, the form refuses in the same
 * words. A field's label and help are the schema's `.meta({ title, description })`.
 */

type Said = { label: string; description?: string };

/** @param outer what a value has to satisfy, where `schema` is what it is made of */
function fieldOf(schema: z.ZodType, key: string, outer = schema): ComponentSchema {
  if (schema instanceof z.ZodOptional) return fieldOf(asSchema(schema.unwrap()), key, outer);
  if (schema instanceof z.ZodPipe) return fieldOf(writtenSide(schema), key, outer);

  const { title, description, multiline, entryOf, isPicture, isFile } = {
    ...schema.meta(),
    ...outer.meta(),
  };
  const said: Said = { label: title ?? labelOf(key), ...(description && { description }) };
  const withFault = (value: unknown) => sentenceOf(outer, said.label, value);
  const required = { ...said, validation: { isRequired: !outer.safeParse(undefined).success } };

  if (schema instanceof z.ZodObject) return fields.object(fieldsOf(schema), said);
  if (schema instanceof z.ZodDiscriminatedUnion) return choiceOf(schema, said);
  if (schema instanceof z.ZodArray) return listOf(schema, asSchema(schema.element), said);
  if (schema instanceof z.ZodTuple) return listOf(schema, asSchema(schema.def.items[0]), said);
  if (schema instanceof z.ZodEnum) return selectOf(schema.options, said);
  if (schema instanceof z.ZodLiteral) return selectOf([...schema.values], said);
  if (schema instanceof z.ZodBoolean) return fields.checkbox(said);
  if (schema instanceof z.ZodNumberFormat) return checked(fields.integer(required), withFault);
  if (schema instanceof z.ZodNumber) return checked(fields.number(required), withFault);
  if (schema instanceof z.ZodISODate) return checked(fields.date(required), withFault);
  if (isPicture === true) return pictureField(said);
  if (isFile === true) return fields.file({ ...required, transformFilename: (name) => name });
  if (typeof entryOf === "string")
    return checked(fields.relationship({ ...required, collection: entryOf }), withFault);
  if (schema instanceof z.ZodString || schema instanceof z.ZodEmail)
    return checked(fields.text({ ...required, multiline: multiline === true }), withFault);
  throw new Error(`The editor knows no field for ${key}: editor/field-of.ts`);
}

/** The fields of a form. @throws naming one that is of a kind the editor does not know */
export function fieldsOf(schema: z.ZodType): Record<string, ComponentSchema> {
  const named = Object.entries(objectOf(schema).shape);
  return Object.fromEntries(named.map(([key, field]) => [key, fieldOf(asSchema(field), key)]));
}

/** The first field of an entry, which names its folder. */
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
  const faultOf = (value: unknown) =>
    sentenceOf(asSchema(text), label, (value as { name: string }).name);
  return { key, field: checked(field, faultOf) };
}

/** A choice shows the fields that go with it. */
function choiceOf({ options }: z.ZodDiscriminatedUnion, said: Said) {
  const cases = options.map((option) => {
    const { discriminant, value } = objectOf(asSchema(option)).shape;
    const [name] = (discriminant as z.ZodLiteral<string | boolean>).values;
    return [name, value ? fields.object(fieldsOf(asSchema(value))) : fields.empty()] as const;
  });
  const values = Object.fromEntries(cases.map(([name, field]) => [String(name), field]));
  return typeof cases[0]?.[0] === "boolean"
    ? fields.conditional(fields.checkbox(said), values as Record<"true" | "false", ComponentSchema>)
    : fields.conditional(selectOf(Object.keys(values), said), values);
}

function listOf(list: z.ZodType, element: z.ZodType, said: Said) {
  const { minItems: min, maxItems: max } = z.toJSONSchema(list, {
    io: "input",
    unrepresentable: "any",
  });
  const exactly = list instanceof z.ZodTuple ? list.def.items.length : undefined;
  const length = { min: exactly ?? min ?? 0, max: exactly ?? max ?? Infinity };
  const { entryOf } = element.meta() ?? {};
  if (typeof entryOf === "string")
    return fields.multiRelationship({ ...said, collection: entryOf, validation: { length } });
  if (element instanceof z.ZodEnum) {
    const options = optionsOf(element.options);
    return checked(fields.multiselect({ ...said, options }), (value) =>
      sentenceOf(list, said.label, value),
    );
  }
  return fields.array(fieldOf(element, "text"), { ...said, itemLabel, validation: { length } });
}

const optionsOf = (values: readonly unknown[]) =>
  values.map((value) => ({ label: String(value), value: String(value) }));

const selectOf = (values: readonly unknown[], said: Said) =>
  fields.select({ ...said, options: optionsOf(values), defaultValue: String(values[0]) });

/** What stands in the file, where the schema makes something else of it. */
const writtenSide = ({ in: from, out: to }: z.ZodPipe) =>
  asSchema(from instanceof z.ZodTransform ? to : from);

function objectOf(schema: z.ZodType): z.ZodObject {
  if (schema instanceof z.ZodPipe) return objectOf(writtenSide(schema));
  if (schema instanceof z.ZodObject) return schema;
  throw new Error("An entry is an object: editor/field-of.ts");
}

/** What Zod gives of a schema's inside has a wider type. */
const asSchema = (inside: unknown) => inside as z.ZodType;

function sentenceOf(schema: z.ZodType, label: string, value: unknown): string | undefined {
  const isEmpty = value === "" || value === null;
  const { error } = schema.safeParse(isEmpty ? undefined : withCompany(value));
  return error && `${label} ${error.issues[0]?.message}.`;
}
