import { fill, type Sentences } from "#contract/sentences/fill.ts";
import type { PortfolioPage } from "#src/content/schemas/portfolio.ts";
import { changeQuery, useQuery } from "#src/islands/address.ts";
import { NothingFound } from "#src/islands/nothing-found.tsx";
import type { ProjectCard as CardContent } from "#src/lib/projects.ts";
import { ProjectCard } from "./project-card.tsx";

type ProjectListProps = {
  content: Pick<PortfolioPage, "filterLabel" | "filters" | "caseStudy" | "empty">;
  projects: readonly CardContent[];
  words: Pick<Sentences["page"], "projects" | "projectsShown" | "technologyStack">;
};

/** The projects and their filter, whose state is in the address (`?category=`). */
export function ProjectList({ content, projects, words }: ProjectListProps) {
  const { filterLabel, filters, caseStudy, empty } = content;
  const query = useQuery();
  const [all] = filters;
  const filter = filters.find(({ slug }) => slug === query.get("category")) ?? all;
  // A project of two categories appears under All only (docs/specification.md#openings-and-projects).
  const shown = projects.filter(
    ({ categories }) => filter?.slug === undefined || categories.join() === filter.name,
  );

  const instead = projects.filter(({ slug }) => empty.projects.includes(slug));
  const listed = shown.length > 0 ? shown : instead;

  /** The default filter has no parameter in the address. */
  const select = (category?: string) => changeQuery({ category });

  return (
    <section aria-label={words.projects} className="page pb-4 md:pb-12">
      <div className="mb-6 flex flex-wrap items-center md:mb-8 justify-between gap-x-8 gap-y-4">
        <div
          role="group"
          aria-label={filterLabel}
          className="flex flex-wrap gap-2 no-scripts:hidden"
        >
          {filters.map((option) => (
            <button
              key={option.name}
              type="button"
              aria-pressed={option === filter}
              onClick={() => select(option.slug)}
              className="rounded-full border-[1.5px] border-line px-4.5 py-2 text-small font-semibold text-ink hover:border-edge aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
            >
              {option.name}
            </button>
          ))}
        </div>
        <p role="status" className="text-small text-muted">
          {fill(words.projectsShown, { shown: shown.length, all: projects.length })}
        </p>
      </div>
      <NothingFound
        hidden={shown.length > 0}
        level="h2"
        content={empty}
        followed={instead.length > 0}
        reset={{ onClick: () => select(), children: empty.showAll }}
        link={{ href: empty.contact.to, children: empty.contact.label }}
      />
      <ul className="grid gap-x-6 gap-y-4 md:grid-cols-2 md:gap-y-12 xl:grid-cols-6">
        {projects.map((project) => {
          const index = listed.indexOf(project);
          // Instead of one or two cards, the last rows have two large ones each.
          const isLarge = listed.length - index <= ([0, 4, 2][listed.length % 3] ?? 0);
          return (
            <li
              key={project.slug}
              hidden={index === -1}
              className={isLarge ? "xl:col-span-3" : "xl:col-span-2"}
            >
              <ProjectCard
                {...project}
                action={caseStudy}
                stackLabel={fill(words.technologyStack, { project: project.title })}
                index={index}
                isLarge={isLarge}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
