import { z } from "astro/zod";
import { link, list, object, status, text } from "./fields.ts";

/** What a line of the menu opens. */
const target = z.discriminatedUnion(
  "discriminant",
  [
    object({ discriminant: z.literal("page"), value: object({ to: link.shape.to }) }),
    object({
      discriminant: z.literal("links"),
      value: object({
        links: list(
          link.extend({
            text: text
              .optional()
              .meta({ description: "A line below the link in the desktop menu." }),
          }),
        ),
      }),
    }),
    object({ discriminant: z.literal("technologies") }),
  ],
  "needs a discriminant: page, links or technologies",
);

/** Texts and links of header and footer. Links to parts of the site without entries are not shown. */
export const navigation = object({
  menu: list(object({ label: text, opens: target })).describe(
    "technologies: the technologies that are in the menu, below the names of their groups.",
  ),
  action: link.meta({ title: "Button in the header" }),
  footerGroups: list(object({ title: text, links: list(link) })),
  privacyLink: link,
  footerNote: text.optional(),
});

export const notFound = status;
