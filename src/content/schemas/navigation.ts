import { z } from "astro/zod";
import { icon, link, object, status, text } from "./fields.ts";

/** What the layout says on every page, besides the menus that follow from the entries. */
export const navigation = object({
  serviceLinks: z.array(
    link.extend({
      icon,
      text: text.optional().meta({ description: "A line about it, in the menu of wide screens." }),
    }),
  ),
  footerGroups: z.array(object({ title: text, links: z.array(link) })),
  privacyLink: link,
  footerNote: text,
});

export const notFound = status;
