import { z } from "astro/zod";
import { iconNames, isEntry } from "#known-names";
import { brands } from "#src/lib/brands.ts";

/* What the fields of entries are made of. Each says in one sentence what would be right. */

export const text = z.string("needs a text").min(1, "needs a text");
/** Text that may go over several lines in the editor. */
export const prose = text.meta({ multiline: true });

/** An object all of whose fields are known: a misspelt one would be lost unseen. */
export const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `has no field ${issue.keys.join(", ")}; it has ${Object.keys(shape).join(", ")}`
        : "has to be fields, each with a colon and its value",
  });

type Field = z.ZodType;
export const two = <Item extends Field>(item: Item) => z.tuple([item, item], "needs exactly two");
export const three = <Item extends Field>(item: Item) =>
  z.tuple([item, item, item], "needs exactly three");
export const four = <Item extends Field>(item: Item) =>
  z.tuple([item, item, item, item], "needs exactly four");
export const five = <Item extends Field>(item: Item) =>
  z.tuple([item, item, item, item, item], "needs exactly five");

export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, `has to be one of: ${names.join(", ")}`);

const icons = new Set([...iconNames, ...Object.keys(brands).map((it) => `brand-${it}`)]);

export const icon = text.refine((name) => icons.has(name), {
  error: ({ input }) =>
    `"${String(input)}" is no icon: take one of https://lucide.dev/icons, or of src/lib/brands.ts with brand- before it`,
});

/** The name of another entry. */
export const entryOf = (kind: string) =>
  text
    .refine((name) => isEntry(kind, name), {
      error: ({ input }) =>
        `"${String(input)}" is no entry: it has to be the name of a folder in src/content/${kind}`,
    })
    .meta({ entryOf: kind });

/** A day as 2027-02-15. YAML reads one without quotes as a Date. */
export const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date("has to be a day that exists, such as 2027-02-15"),
);

export const order = z
  .int("needs a whole number")
  .positive("counts from 1")
  .meta({ title: "Place in lists", description: "1 comes first." });

/** What can be left out as a whole: in the editor a switch, in the file `discriminant` and `value`. */
export const optional = <Output>(value: z.ZodType<Output>) =>
  z
    .discriminatedUnion(
      "discriminant",
      [
        object({ discriminant: z.literal(false) }),
        object({ discriminant: z.literal(true), value }),
      ],
      "needs discriminant: true and a value, or discriminant: false",
    )
    .transform((it): Output | undefined => (it.discriminant ? it.value : undefined));

const within = (count: (text: string) => number, what: string, min: number, max: number) =>
  prose
    .refine((value) => count(value) >= min && count(value) <= max, {
      error: ({ input }) => `has ${count(String(input))} ${what}, and needs ${min} to ${max}`,
    })
    .describe(`${min} to ${max} ${what}.`);

/** A text of so many words. */
export const words = (min: number, max: number) =>
  within((value) => value.split(/\s+/).length, "words", min, max);

/** Meta description of a page: search results cut off what is longer. No two pages share one (npm run check:content). */
export const description = within((value) => value.length, "characters", 50, 160);

/** A picture's file beside its entry; picture-file.ts says which can be used. */
export const pictureFile = text.optional().meta({
  isPicture: true,
  description: "PNG or JPEG, 1,200 pixels wide or more. Without one, the drawing stays.",
});

/** What is shown where a page is shared, instead of a drawn card. */
export const sharing = {
  shareImage: pictureFile.meta({
    title: "Picture where the page is shared",
    description: "PNG or JPEG, 1,200 pixels wide or more. Without one, a card is drawn.",
  }),
  shareImageAlt: prose.optional().meta({
    title: "What that picture shows",
    description: "Needed with the picture.",
  }),
};

/** `title` is the topic alone: the page's title adds the company's name. */
export const page = { title: text, description, ...sharing };

export const accent = oneOf(["action", "label", "highlight", "fourth"]).meta({
  description:
    "One of the brand's accents: of links and buttons, of labels, the highlight, or the fourth.",
});

/** A title and a sentence or two. */
export const blurb = object({ title: text, text: prose });
export const iconBlurb = object({ icon, title: text, text: prose });
export const intro = { heading: text, intro: prose };
export const hero = object(intro);

export const link = object({
  label: text,
  to: text.startsWith("/", "has to begin with / as addresses on this site do"),
});

/** What a visitor is invited to do, and the one thing to do about it. */
export const invitation = object({ heading: text, text: prose, link });

/** Questions and their answers, under a heading. */
export const questions = object({
  ...intro,
  items: z.array(object({ question: text, answer: prose })).min(1, "needs one question or more"),
});

/** A page where a way ends. `illustration`: of src/assets/status; `links`: the likeliest first. */
export const status = object({
  ...page,
  ...intro,
  illustration: oneOf(["application-arrived", "closed", "message-arrived", "not-found"]),
  links: z.array(link).min(1, "needs one link or more"),
});

export const picture = object({
  image: pictureFile,
  alt: prose.meta({
    title: "What the picture shows",
    description: "For people who do not see it. Leave out “picture of”.",
  }),
});

export type PageMeta = {
  title: string;
  description: string;
  shareImage?: string | undefined;
  shareImageAlt?: string | undefined;
};
export type Questions = z.infer<typeof questions>;
export type IconBlurb = z.infer<typeof iconBlurb>;
export type StatusContent = z.infer<typeof status>;
