import { z } from "astro/zod";
import { address, webAddress } from "./address.ts";
import { iconNames } from "./icon-names.ts";

/* Building blocks of the schemas. Every error message says what would be valid. */

export const text = z
  .string("needs a text")
  .min(1, { message: "needs a text", abort: true })
  .regex(/\S/u, "needs a text");
/** Text with a multi-line field in the editor. */
export const prose = text.meta({ multiline: true });

/** A long text with headings, lists, links and so on. */
export const markdown = prose.meta({
  isMarkdown: true,
  description:
    "In Markdown: ## before a heading, a blank line between paragraphs, [words](/contact) for a link.",
});

/** What somebody says: pages put quotation marks around it. */
export const said = prose.meta({ isQuoted: true });

/** Rejects unknown fields: a misspelled one would be dropped silently. */
export const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `has no field ${issue.keys.join(", ")}; it has ${Object.keys(shape).join(", ")}`
        : "has to be fields, each with a colon and its value",
  });

/** Any number; none if it is missing. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, "needs a list: each item on a line of its own, with - in front").default([]);

/**
 * Part of a page that can be left out: pages get undefined and do not show it. It is left out if it is missing, or if
 * all of its `lists` are empty.
 */
export const part = <Shape extends z.ZodRawShape>(
  fields: Shape | z.ZodObject<Shape, z.core.$strict>,
  ...lists: (keyof Shape & string)[]
) => {
  const whole = fields instanceof z.ZodObject ? fields : object(fields);
  const isLeftOut = (value: unknown) => {
    const given: Record<string, unknown> = { ...(value as object) };
    const names = Object.keys(given); // the editor saves a part without texts as {}
    if (names.length === 0) return typeof value !== "string";
    const isEmpty = (name: string) => [given[name] ?? []].flat().length === 0;
    return lists.length > 0 && lists.every(isEmpty) && names.every((name) => name in whole.shape);
  };
  return z.preprocess((value) => (isLeftOut(value) ? undefined : value), whole.optional());
};

export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, `has to be one of: ${names.join(", ")}`);

/*
 * What other entries and files decide is not known here: content/rules/names.ts checks it.
 */

/** Names that entries list: `careers.openings.departments`, `company.offices.city`. */
export type NamesOf = {
  /** Kinds with a single entry, and fields that lead to texts. */
  paths: readonly string[];
  /** Only of items with this field. */
  having?: string;
};

/** One of the names that other entries list. @param first names that are always there */
export const nameIn = (namesOf: NamesOf, first: readonly string[] = []) =>
  text.meta({ namesOf, first });

/** Name of an icon of Lucide's, or of one of the brand's marks with `brand-` in front. */
export const icon = text.refine((name) => iconNames.has(name) || name.startsWith("brand-"), {
  error: ({ input }) => notAnIcon(String(input)),
});

export const notAnIcon = (name: string): string =>
  `"${name}" is not an icon: use a name from https://lucide.dev/icons, or brand- and the name of a mark in “Logo, fonts and colors”`;

/** Reference to another entry, by its folder's name. */
export const entryOf = (kind: string) => text.meta({ entryOf: kind });

/** Name of a drawing in a folder of the brand's assets, without .svg. */
export const drawing = (folder: string) => text.meta({ drawingIn: folder });

/** A date such as 2027-02-15. */
export const day = z.iso.date({
  error: ({ input }) =>
    input === undefined || input === ""
      ? "needs a day"
      : "has to be a day that exists, such as 2027-02-15",
});

/** Before it visitors see nothing of what has it. */
export const firstDay = day.meta({ isFirst: true });

/** Bounds that catch what is mistyped. They do not move with the day, so that what was built once can be built again. */
export function yearFrom(first: number) {
  const rule = `has to be a year from ${first} to 2100`;
  return z.int(rule).min(first, rule).max(2100, rule);
}

export const order = z
  .int("needs a whole number")
  .positive("has to be 1 or more")
  .meta({ title: "Place in lists", description: "1 comes first." });

/** Keeps an entry off the site, as if it were not there, wherever it is named. */
export const hidden = z.boolean().optional();

/** The advised length of a text. Another one is no mistake: a build never stops at it (tools/content/lengths.ts). */
export type Limit = {
  unit: "words" | "characters" | "lines" | "characters in a line";
  min: number;
  max: number;
};

/** A text with advised lengths. */
const advised = (...limits: Limit[]) =>
  prose.meta({
    limits,
    description: `${limits.map(({ unit, min, max }) => `${min} to ${max} ${unit}`).join(", ")}.`,
  });

export const words = (min: number, max: number) => advised({ unit: "words", min, max });

/** Meta description of a page: search engines truncate longer ones. */
export const description = advised({ unit: "characters", min: 50, max: 160 });

/** Larger samples would cover the light at the end of the arches, or scroll on a phone. */
export const code = advised(
  { unit: "lines", min: 1, max: 5 },
  { unit: "characters in a line", min: 0, max: 37 },
).meta({ description: "Five lines of 37 characters." });

/** Name of a picture in the entry's folder; picture-file.ts validates the file. */
export const pictureFile = text.optional().meta({
  isPicture: true,
  description:
    "At least 1,200 pixels wide, an upright one 800. Without one, the drawing is shown, if there is one.",
});

/** Picture in link previews, instead of the generated card. */
export const sharing = {
  shareImage: pictureFile.meta({
    title: "Picture for link previews",
    description: "At least 1,200 pixels wide. Without one, a card with the title is shown.",
  }),
  shareImageAlt: prose.optional().meta({
    title: "What this picture shows",
    description: "Required if there is a picture.",
  }),
};

/** `title` is the topic alone: the page's title adds the company's name. */
export const page = { title: text, description, ...sharing };

/** As “Logo, fonts and colors” calls them. */
const accentNames = {
  action: "Color of links and buttons",
  label: "Color of labels",
  highlight: "Highlight",
  fourth: "Fourth accent",
};

const accents = ["action", "label", "highlight", "fourth"] as const;

export const accent = oneOf(accents).meta({
  names: accentNames,
  description: "One of the colors in “Logo, fonts and colors”.",
});

/** The same, or one of those that the brand has for single pages. */
export const ownAccent = nameIn({ paths: ["brand.accents.name"] }, accents).meta({
  title: "Color",
  names: accentNames,
  description: "One of the colors in “Logo, fonts and colors”, or of its accents of technologies.",
});

/** A title and a sentence or two. */
export const blurb = object({ title: text, text: prose });
export const iconBlurb = object({ icon, title: text, text: prose });
export const intro = { heading: text, intro: prose };
export const hero = object(intro);

export const link = object({
  label: text.meta({ title: "Text of the link", description: "What visitors press." }),
  to: address,
});

/** Somebody's page on another site. */
export const profile = object({
  name: text.meta({ title: "Name of the site", description: "Such as LinkedIn." }),
  to: webAddress.meta({ title: "Address", description: "With https:// at the front." }),
});

/** Drawing beside an invitation. */
export const invitationDrawing = drawing("invitations").optional().meta({
  title: "Drawing",
  description: "Otherwise the brand's emblem is shown.",
});

/** A call to action with one link. Not shown if the link leads to a part of the site without entries. */
export const invitation = { heading: text, text: prose, link };
/** The same at the foot of a page. */
export const drawnInvitation = { ...invitation, drawing: invitationDrawing };

export const question = object({ question: text, answer: prose });
export const questions = part({ ...intro, items: list(question) }, "items");

/** A status page. `links`: the most likely first. */
export const status = object({
  ...page,
  ...intro,
  illustration: drawing("status").optional(),
  links: list(link),
});

export const picture = object({
  image: pictureFile,
  alt: prose,
});

/** Of a picture that may be a drawing instead: without either, pages would have a placeholder. */
export const isShown = ({ image, drawing }: { image?: unknown; drawing?: unknown }): boolean =>
  image !== undefined || drawing !== undefined;
export const noPicture = "is missing: choose a file, or a drawing in its place";

export type PageMeta = {
  title: string;
  description: string;
  shareImage?: string | undefined;
  shareImageAlt?: string | undefined;
};
export type Question = z.infer<typeof question>;
export type IconBlurb = z.infer<typeof iconBlurb>;
export type StatusContent = z.infer<typeof status>;
