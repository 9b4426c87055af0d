import { existsSync } from "node:fs";
import { about } from "#src/entries/about.ts";
import { applicationRetry, applicationSent } from "#src/entries/application.ts";
import { articles } from "#src/entries/articles.ts";
import { apps } from "#src/entries/apps.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { careers } from "#src/entries/careers.ts";
import { contact } from "#src/entries/contact.ts";
import { notFound } from "#src/entries/not-found.ts";
import { personOf } from "#src/entries/people.ts";
import { portfolio } from "#src/entries/portfolio.ts";
import { projectOf, projects } from "#src/entries/projects.ts";
import type { StatusContent } from "#content/schemas/fields.ts";
import { services } from "#src/entries/services.ts";
import { technologyOf } from "#src/entries/technologies.ts";
import { describePage, type Page } from "#src/lib/page-description.ts";
import { listedPages } from "#src/lib/listed-pages.ts";
import { jobPages } from "#src/lib/open-jobs.ts";
import type { Art } from "./art.ts";

/** What a page's share image shows; `name` is that of its file, without .jpg. */
export type Card = { name: string; section: string | undefined; title: string; art: Art };

/** The share image of each page, unless its entry has a picture for that. */
export function shareCards(): Card[] {
  const cards = [
    ...listedPages().map((page) => cardOf(page, artOf(page.path))),
    ...[
      notFound,
      careers.opening.closed,
      portfolio.detail.notFound,
      contact.sent,
      applicationSent,
    ].map((content) => cardOf(describePage(content), statusArt(content))),
    ...[contact, applicationRetry].map((content) => cardOf(describePage(content), ["alone"])),
  ];
  // Without an address, pages with the same title share one.
  const byName = new Map(cards.flat().map((card) => [card.name, card]));
  return [...byName.values()];
}

/** None if the page has a picture of its own. */
function cardOf({ shareImage, trail, heading: title }: Page, art: Art): Card[] {
  const name = /\/share\/([^/]+)\.jpg$/.exec(shareImage)?.[1];
  const [, ...labels] = trail.map(({ label }) => label);
  /** The parent's name or, on the top level, the page's own if its title differs. */
  const section = labels.length > 1 ? labels.at(-2) : labels.find((label) => label !== title);
  return name === undefined ? [] : [{ name, section, title, art }];
}

function artOf(path: string): Art {
  const [, section = "", slug = ""] = path.split("/");
  switch (section) {
    case "about":
      return scene(about.heroPicture, "scenes/about.svg", "view");
    case "articles": {
      const article = articles.find((it) => it.slug === slug) ?? articles[0];
      return scene(article?.picture, `scenes/articles/${article?.slug}.svg`, "view");
    }
    case "careers": {
      const own = jobPages.find((job) => job.slug === slug)?.picture;
      if (own) return scene(own, `scenes/openings/${own.drawing}.svg`, "view");
      const [first] = careers.culture?.pictures ?? [];
      return scene(first, `scenes/culture/${first?.drawing}.svg`, "view");
    }
    case "contact": {
      const portraits = (contact.readers?.people ?? []).map((name) => personOf(name).portrait);
      return row("people", portraits, (portrait) => `people/${portrait?.drawing}.svg`);
    }
    case "our-apps":
      return row("icons", apps.apps, ({ slug: app }) => `apps/${app}.svg`);
    case "portfolio": {
      const drawing = (project: (typeof projects)[number]) => `projects/${project.slug}-800.webp`;
      return slug
        ? row("screen", [projectOf(slug)], drawing)
        : row("screens", projects.slice(0, 3).toReversed(), drawing);
    }
    case "services": {
      const drawing = (name: string) => `share/services-${name}.webp`;
      const shown = services.sections.find(
        ({ slug: name, picture }) => picture?.image ?? drawingFile(drawing(name)),
      );
      return scene(shown?.picture, drawing(String(shown?.slug)));
    }
    case "tech":
      return scene(technologyOf(slug).picture, `share/technologies-${slug}.webp`);
    default:
      return ["alone"];
  }
}

const statusArt = ({ illustration }: StatusContent) =>
  scene(undefined, `status/${illustration}.svg`);

type Own = { image?: string | undefined } | undefined;

/** An entry's own picture, which is seen through an opening, or else its drawing. */
function scene(own: Own, drawing: string, composition: "scene" | "view" = "scene"): Art {
  if (own?.image !== undefined) return ["view", own.image];
  const file = drawingFile(drawing);
  return file === undefined ? ["alone"] : [composition, file];
}

type WithPicture = { image?: string | undefined; picture?: Own } | undefined;

/** The pictures of several entries; the brand's own if one of them has none. */
function row<Entry extends WithPicture>(
  composition: "people" | "icons" | "screen" | "screens",
  entries: readonly Entry[],
  drawing: (entry: Entry) => string,
): Art {
  const files = entries.map(
    (entry) => entry?.image ?? entry?.picture?.image ?? drawingFile(drawing(entry)),
  );
  return [composition, ...files];
}

/** From the project's root, with / in front, as entries name their own pictures. */
function drawingFile(name: string): string | undefined {
  const file = `/${brandFolder}/assets/${name}`;
  return existsSync(`.${file}`) ? file : undefined;
}
