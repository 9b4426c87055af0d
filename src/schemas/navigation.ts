import { z } from "astro/zod";
import { link, list, object, status, text } from "./fields.ts";

/** What a line of the menu opens. */
const target = z
  .discriminatedUnion(
    "what",
    [
      object({ what: z.literal("page"), to: link.shape.to }),
      object({
        what: z.literal("links"),
        links: list(
          link.extend({
            text: text
              .optional()
              .meta({ description: "A line below the link in the desktop menu." }),
          }),
        ),
      }),
      object({ what: z.literal("technologies") }),
    ],
    "needs a what: page, links or technologies",
  )
  .meta({
    names: { page: "A page", links: "A list of links", technologies: "The list of technologies" },
  });

/** Texts and links of header and footer. Links to parts of the site without entries are not shown. */
export const navigation = object({
  menu: list(object({ label: text, opens: target })).describe(
    "From left to right. A line leads to a page, or opens a list of links or of the technologies.",
  ),
  action: link.meta({ title: "Button in the header" }),
  footerGroups: list(object({ title: text, links: list(link) })),
  privacyLink: link,
  footerNote: text.optional(),
});

export const notFound = status;
