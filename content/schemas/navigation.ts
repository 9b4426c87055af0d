import { z } from "astro/zod";
import { day, firstDay, link, list, object, part, status, text } from "./fields.ts";
import { one, pageOf } from "./kind.ts";

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
  notice: part(
    object({
      text,
      link: link.optional(),
      firstDay: firstDay.optional().meta({
        title: "First day",
        description: "Only for a day to come: without one, it is there as soon as it is published.",
      }),
      lastDay: day.optional().meta({
        title: "Last day",
        description: "After it the notice is gone. Leave empty to take it away yourself.",
      }),
    }).refine(({ firstDay = "", lastDay }) => lastDay === undefined || lastDay >= firstDay, {
      path: ["lastDay"],
      error: "cannot be before the first day",
    }),
  ).meta({
    title: "Notice above the header",
    description: "At the top of every page. Visitors can close it.",
  }),
  menu: list(object({ label: text, opens: target })).describe(
    "From left to right. A line leads to a page, or opens a list of links or of the technologies.",
  ),
  action: link.meta({ title: "Button in the header" }),
  footerGroups: list(object({ title: text, links: list(link) })),
  privacyLink: link,
  footerNote: text.optional(),
});

const notFound = status;

export const kinds = {
  navigation: one("navigation", navigation, {
    group: "The whole site",
    label: "Header and footer",
    page: () => "/",
    isOnEach: true,
  }),
  notFound: pageOf("not-found", notFound, "Page not found", () => "/404"),
};
