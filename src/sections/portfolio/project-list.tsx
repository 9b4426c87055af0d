import type { PortfolioPage } from "#src/content/schemas/portfolio.ts";
import { countOf, isLarge } from "#src/browser/listed-projects.ts";
import { NothingFound } from "#src/islands/nothing-found.tsx";
import type { ProjectCard as CardContent } from "#src/lib/projects.ts";
import { ProjectCard } from "./project-card.tsx";

type ProjectListProps = {
  content: Pick<PortfolioPage, "filterLabel" | "filters" | "caseStudy" | "empty">;
  projects: readonly CardContent[];
};

/**
 * The projects and their filter, whose state is in the address (`?category=`). src/browser/project-filter.ts applies
 * it to this markup.
 */
export const ProjectList = ({ content, projects }: ProjectListProps) => {
  const { filterLabel, filters, caseStudy, empty } = content;
  const instead = projects.filter(({ slug }) => empty.projects.includes(slug));
  return (
    <section aria-label="Projects" className="projects page pb-4 md:pb-12">
      <form
        action="/portfolio"
        className="mb-6 flex flex-wrap items-center md:mb-8 justify-between gap-x-8 gap-y-4"
      >
        <div
          role="group"
          aria-label={filterLabel}
          className="flex flex-wrap gap-2 no-scripts:hidden"
        >
          {filters.map(({ name, slug }, index) => (
            <button
              key={name}
              type="submit"
              name={slug && "category"}
              value={slug}
              aria-pressed={index === 0}
              className="rounded-full border-[1.5px] border-line px-4.5 py-2 text-small font-semibold text-ink hover:border-edge aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
            >
              {name}
            </button>
          ))}
        </div>
        <p role="status" className="text-small text-muted">
          {countOf(projects.length, projects.length)}
        </p>
      </form>
      <form action="/portfolio" hidden data-empty="">
        <NothingFound
          hidden={false}
          level="h2"
          content={empty}
          followed={instead.length > 0}
          reset={{ type: "submit", children: empty.showAll }}
          link={{ href: empty.contact.to, children: empty.contact.label }}
        />
      </form>
      <ul className="grid gap-x-6 gap-y-4 md:grid-cols-2 md:gap-y-12 xl:grid-cols-6">
        {projects.map((project, index) => {
          const large = isLarge(index, projects.length);
          return (
            <li
              key={project.slug}
              data-categories={project.categories.join()}
              data-instead={instead.includes(project) ? "" : undefined}
              data-large={large ? "" : undefined}
              className="xl:col-span-2 xl:data-large:col-span-3"
            >
              <ProjectCard {...project} action={caseStudy} index={index} isLarge={large} />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
