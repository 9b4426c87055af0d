import type { Article } from "#content/schemas/article.ts";
import { hiddenIn, inOrder, only } from "./collection.ts";

export const articlesPage = only("articlesPage");

/** The latest first, without those whose first day has not begun. */
export const articles: readonly Article[] = inOrder("articles");

export const hiddenArticles: readonly Article[] = hiddenIn("articles");
