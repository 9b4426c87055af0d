import { z } from "astro/zod";
import { icon } from "#content/schemas/fields.ts";
import type { Field, Group } from "./fields.ts";
import { labelOf, fieldLabelOf } from "./field-labels.ts";

/*
 * Derives the form of an entry from its schema. A field's label and help text are the schema's
 * `.meta({ title, description })`, or those of its name (labels.json).
 */

/**
 * The form of an entry. What only search engines and link previews show comes last.
 * @throws naming a field whose type the editor does not support
 */
export function formOf(schema: z.ZodType, kind: string, label: string, isMany: boolean): Group {
  const fields = fieldsOf(objectOf(schema), [kind]);
  const last = Object.keys(fields).filter(
    (key) => unseen.includes(key) && !(isMany && key in seen),
  );
  const first = Object.keys(fields).filter((key) => !last.includes(key));
  const ordered = [...first, ...last].map((key) => {
    const field = fields[key] as Field; // one of the keys
    const words = last.includes(key) && !isMany ? seen[key] : undefined;
    return [key, { ...field, ...words }] as const;
  });
  return { type: "group", label, fields: Object.fromEntries(ordered) };
}

/** Fields that visitors of the page do not see. */
const unseen = ["title", "description", "shareImage", "shareImageAlt"];
/** These are seen where an entry is one of many. */
const seen: Record<string, Pick<Field, "label" | "help">> = {
  title: { label: "Name of the page", help: "In the browser's tab and in search results." },
  description: {
    label: "Description of the page",
    help: "Two lines in search results and link previews: 50 to 160 characters.",
  },
};

type Meta = Record<string, unknown>;

/** Names of the groups around a field, the kind of entries first, and its own. */
type Names = readonly string[];

const fieldsOf = (schema: z.ZodObject, around: Names) =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => [
      key,
      fieldOf(asSchema(field), [...around, key]),
    ]),
  );

/** @param outer the schema of the whole field; `schema` is what optional(), default() and pipe() wrap */
function fieldOf(schema: z.ZodType, names: Names, outer = schema): Field {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldOf(asSchema(schema.unwrap()), names, outer);
  if (schema instanceof z.ZodPipe) return fieldOf(fileSchema(schema), names, outer);

  const meta = { ...schema.meta(), ...outer.meta() };
  const words = fieldLabelOf(names);
  const { title = words.label, description = words.help } = meta;
  const isOptional = outer.safeParse(undefined).success;
  return {
    ...shapeOf(schema, names, meta),
    label: title,
    ...(description && { help: description }),
    ...(isOptional && { isOptional }),
  } as Field; // the spread loses which shape it is
}

function shapeOf(schema: z.ZodType, names: Names, meta: Meta) {
  if (schema instanceof z.ZodObject) return { type: "group", fields: fieldsOf(schema, names) };
  if (schema instanceof z.ZodDiscriminatedUnion) return casesOf(schema, names, meta);
  if (schema instanceof z.ZodArray) return listOf(schema, asSchema(schema.element), names);
  if (schema instanceof z.ZodTuple) return listOf(schema, asSchema(schema.def.items[0]), names);
  if (schema instanceof z.ZodEnum)
    return { type: "choice", options: schema.options.map(String), ...namesIn(meta) };
  if (schema instanceof z.ZodLiteral)
    return { type: "choice", options: [...schema.values].map(String) };
  if (schema instanceof z.ZodBoolean) return { type: "yes-no" };
  if (schema instanceof z.ZodNumberFormat) return { type: "number", isWhole: true };
  if (schema instanceof z.ZodNumber) return { type: "number" };
  if (schema instanceof z.ZodISODate) return { type: "day", ...daysIn(meta) };
  if (schema instanceof z.ZodString || schema instanceof z.ZodEmail) return textOf(schema, meta);
  throw new Error(
    `The editor does not support the type of ${names.join(".")}: content/forms/form-of.ts`,
  );
}

/** A text, or a choice among what is there. */
function textOf(schema: z.ZodString | z.ZodEmail, meta: Meta) {
  const { multiline, isQuoted, isMarkdown, limits, entryOf, isPicture, file, drawingIn, leadsTo } =
    meta;
  if (isPicture === true) return { type: "picture" };
  if (typeof file === "object") return { type: "file", ...file };
  if (meta["namesOf"] !== undefined)
    return { type: "choice", ...namesFrom(meta), ...namesIn(meta) };
  if (typeof entryOf === "string") return { type: "entry", of: entryOf };
  if (typeof drawingIn === "string") return { type: "drawing", folder: drawingIn };
  if (schema === icon) return { type: "icon" };
  if (leadsTo !== undefined)
    return { type: "address", ...(leadsTo === "own" && { isOwn: true }), ...namesIn(meta) };
  if (meta["isColor"] === true) return { type: "color" };
  const isLong = multiline === true;
  return {
    type: "text",
    ...(isLong && { isLong }),
    ...(isQuoted === true && { isQuoted }),
    ...(isMarkdown === true && { isMarkdown }),
    ...(limits !== undefined && { limits }),
  };
}

const jsonOptions = { io: "input", unrepresentable: "any" } as const;

const daysIn = ({ isFirst, isToday }: Meta) => ({
  ...(isFirst === true && { isFirst }),
  ...(isToday === true && { isToday }),
});

/** What is there without other entries, and where the rest comes from. */
const namesFrom = ({ first, namesOf }: Meta) => ({ options: first, of: namesOf });

/** What people read instead of the options of a choice. */
const namesIn = ({ names }: Meta) => (names === undefined ? {} : { names });

function casesOf({ options, def }: z.ZodDiscriminatedUnion, names: Names, meta: Meta) {
  const key = def.discriminator;
  const cases = options.map((option) => {
    const { [key]: choice, ...shape } = objectOf(asSchema(option)).shape;
    const [name] = (choice as z.ZodLiteral<string>).values;
    const fields = fieldsOf(z.object(shape), names);
    return [name, { type: "group", label: "", fields }] as const;
  });
  return { type: "cases", key, cases: Object.fromEntries(cases), ...namesIn(meta) };
}

function listOf(list: z.ZodType, element: z.ZodType, names: Names) {
  if (element instanceof z.ZodEnum)
    return { type: "choices", options: element.options.map(String) };
  const meta = element.meta() ?? {};
  if (meta["namesOf"] !== undefined) return { type: "choices", ...namesFrom(meta) };
  const { minItems, maxItems } = z.toJSONSchema(list, jsonOptions);
  const length = list instanceof z.ZodTuple ? list.def.items.length : undefined;
  const max = length ?? maxItems;
  const item = itemOf(element, names);
  return { type: "list", item, min: length ?? minItems ?? 0, ...(max && { max }) };
}

/** An item is called by the name of its list; fields in it are in that list. */
function itemOf(element: z.ZodType, names: Names): Field {
  const { description = "" } = element.meta() ?? {};
  return {
    ...fieldOf(element, names),
    label: labelOf(singular(names.at(-1) ?? "")),
    help: description,
  };
}

/** The label of an item in a list: "requirement" in `requirements`. */
const singular = (key: string) => {
  const isPlural = key.endsWith("s") && !key.endsWith("ss") && key.length > 3;
  const one = key.endsWith("ies") ? `${key.slice(0, -3)}y` : key.slice(0, -1);
  return irregular[key] ?? (isPlural ? one : "item");
};
const irregular: Record<string, string> = {
  addresses: "address",
  after: "time",
  aliases: "name",
  arches: "color",
  blurbs: "reason",
  contactLanguages: "language",
  firstMonths: "goal",
  footerGroups: "column",
  kept: "text",
  members: "person",
  menu: "line",
  more: "sentence",
  people: "person",
  samples: "code sample",
  says: "text",
  seeAlso: "technology",
  slugs: "technology",
  stack: "technology",
  stats: "number",
  tiles: "number",
  unwanted: "word",
};

/** The schema of what a file holds: a pipe's input, or its output after z.preprocess(). */
const fileSchema = ({ in: from, out: to }: z.ZodPipe) =>
  asSchema(from instanceof z.ZodTransform ? to : from);

function objectOf(schema: z.ZodType): z.ZodObject {
  if (schema instanceof z.ZodPipe) return objectOf(fileSchema(schema));
  if (schema instanceof z.ZodObject) return schema;
  throw new Error("The schema of an entry has to be an object: content/forms/form-of.ts");
}

/** Zod types inner schemas as $ZodType, but they are always ZodType. */
const asSchema = (inside: unknown) => inside as z.ZodType;
