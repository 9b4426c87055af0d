import { articles } from "#src/entries/articles.ts";
import { apps } from "#src/entries/apps.ts";
import { careers } from "#src/entries/careers.ts";
import { jobs } from "#src/entries/jobs.ts";
import { projects } from "#src/entries/projects.ts";
import { services } from "#src/entries/services.ts";

/** First segments of the paths that are built only with something to show. */
const hasEntries: Record<string, boolean> = {
  articles: articles.length > 0,
  careers: jobs.length > 0 || careers.culture !== undefined || careers.benefits !== undefined,
  "our-apps": apps.apps.length > 0,
  portfolio: projects.length > 0,
  services: services.sections.length > 0,
};

/**
 * Whether the site has the part that a link of an entry leads to; a link to a part without entries is not shown.
 * Links that lead nowhere for another reason fail the build.
 * @param to path on this site, such as `/services#web-development`
 */
export const isPresent = (to: string): boolean =>
  hasEntries[/^\/([\w-]*)/.exec(to)?.[1] ?? ""] !== false;

/** Without the links to parts of the site that have no entries. */
export const presentLinks = <Link extends { to: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ to }) => isPresent(to));
