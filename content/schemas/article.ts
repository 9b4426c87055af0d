import type { z } from "astro/zod";
import { linksIn, picturesIn, withoutCode } from "#content/markdown.ts";
import { ordinal } from "#content/forms/field-labels.ts";
import { address } from "./address.ts";
import {
  day,
  description,
  drawing,
  drawnInvitation,
  entryOf,
  hero,
  hidden,
  isShown,
  list,
  markdown,
  noPicture,
  object,
  page,
  part,
  picture,
  sharing,
  text,
} from "./fields.ts";
import { many, pageOf, shownDay, textOf } from "./kind.ts";

/** Where a text shows one of its figures: a line that says `![](2)`. */
const figureLine = /^!\[\]\((\d+)\)$/gm;

const article = object({
  title: text,
  hidden,
  date: day.meta({
    title: "On the site from",
    description: "The day that readers see. Before it, nobody finds the article.",
    isToday: true,
  }),
  updated: day.optional().meta({
    title: "Changed on",
    description: "After a change that a reader should know of. Leave empty for corrections.",
  }),
  author: entryOf("people").optional().describe("Who wrote it. Without one, the company did."),
  description,
  services: list(entryOf("services")).describe("Services that it is about."),
  technologies: list(entryOf("technologies")).describe("Technologies that it is about."),
  project: entryOf("projects").optional().describe("The project that it is about."),
  picture: part(picture).describe("Without one, the article has its words alone."),
  markdown: markdown.meta({
    title: "Text",
    description:
      "In Markdown: ## before a heading, a blank line between paragraphs, [words](/contact) for a link, and ![](1) on a line of its own where the first figure stands.",
  }),
  figures: list(
    picture.extend({
      drawing: drawing("scenes/articles").optional(),
      caption: text.optional().describe("A line below it."),
    }),
  ).meta({
    title: "Figures",
    description: "Pictures in the text, which says ![](1) where the first one stands.",
  }),
  ...sharing,
}).superRefine(({ date, updated, markdown: text, figures }, { addIssue }) => {
  const wrong = (path: (string | number)[], message: string) =>
    addIssue({ code: "custom", path, message });
  if (updated !== undefined && updated < date)
    wrong(["updated"], "cannot be before the day on which it appears");
  const shown = new Set(
    [...withoutCode(text).matchAll(figureLine)].map(([, number]) => Number(number) - 1),
  );
  const missing = [...shown].find((index) => !figures[index]);
  if (missing !== undefined)
    wrong(
      ["markdown"],
      `says ![](${missing + 1}), and there is no ${ordinal(missing)} figure below it: add one, or take that line out`,
    );
  for (const [index, figure] of figures.entries()) {
    if (!isShown(figure)) wrong(["figures", index, "image"], noPicture);
    if (!shown.has(index))
      wrong(
        ["figures", index],
        `stands nowhere: the text needs a line that says ![](${index + 1})`,
      );
  }
  for (const picture of picturesIn(text.replaceAll(figureLine, "")))
    wrong(["markdown"], `has ${picture}: a picture is a figure, shown by a line that says ![](1)`);
  for (const { to } of linksIn(text))
    if (!address.safeParse(to).success)
      wrong(["markdown"], `has a link to ${to}, which needs / or https:// at the front`);
});

/** The page with all of them. */
const articlesPage = object({
  ...page,
  hero,
  invitation: part(drawnInvitation).describe("At the foot of the list and of each article."),
});

export type Article = z.infer<typeof article> & { slug: string };

export const kinds = {
  articles: many("articles", article, {
    group: "Work and people",
    label: "Articles",
    one: "article",
    page: (slug) => `/articles/${slug}`,
    firstDay: "date",
    state: ({ date }) => shownDay(textOf(date)),
    drawing: (_, slug) => `scenes/articles/${slug}.svg`,
    counted: "articles",
  }),
  articlesPage: pageOf("articles", articlesPage, "Articles page", () => "/articles"),
};
