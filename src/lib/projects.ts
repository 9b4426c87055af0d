import { portfolio } from "#src/entries/portfolio.ts";
import type { Project } from "#content/schemas/project.ts";
import { series } from "./series.ts";
import { groundOf } from "./ground.ts";
import { type PictureWidths, projectPicture } from "./pictures/pictures.ts";

/** Tags of a project in two rows: for its categories, and those of all projects. Each row wraps by itself. */
export function tagRowsOf(project: Project) {
  const ofCategories = portfolio.tags.filter(({ category = "" }) =>
    project.category.includes(category),
  );
  const ofAll = portfolio.tags.filter(({ category }) => category === undefined);
  return [ofCategories, ofAll].filter((row) => row.length > 0);
}

/** Technologies with their icons, if they have one. */
export const withIcons = (names: readonly string[]) =>
  names.map((name) => ({ name, icon: portfolio.stack.find((it) => it.name === name)?.icon }));

const sizeOf = ({ weeks, cost }: Project) =>
  series(weeks && `${weeks} ${portfolio.detail.weeksUnit}`, cost);

/** The data of a project card. */
export function projectCard(project: Project, widths: PictureWidths) {
  const { slug, title, description, client, country, year, category, stack, detail, live } =
    project;
  const origin = series(client !== title && client, country, year);
  return {
    slug,
    title,
    description,
    /** Client (unless the title names it), country and year. */
    origin,
    /** How long the first version took and what it cost. */
    size: sizeOf(project),
    categories: category,
    /** Path of the project's page, if it has one. */
    page: detail && `/portfolio/${slug}`,
    /** Address of what was built. */
    live,
    outcome: detail?.figures[0],
    ground: groundOf(project.color),
    picture: projectPicture(project, widths),
    tagRows: tagRowsOf(project).map((row) => row.map(({ label, icon }) => ({ label, icon }))),
    stack: withIcons(stack),
  };
}
export type ProjectCard = ReturnType<typeof projectCard>;
