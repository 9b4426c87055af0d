import { z } from "astro/zod";
import { link, object, status, text } from "./fields.ts";

/** Texts and links of the layout, besides the menus that are generated from entries. */
export const navigation = object({
  serviceLinks: z.array(
    link.extend({
      text: text.optional().meta({ description: "A line below the link in the desktop menu." }),
    }),
  ),
  footerGroups: z.array(object({ title: text, links: z.array(link) })),
  privacyLink: link,
  footerNote: text,
});

export const notFound = status;
