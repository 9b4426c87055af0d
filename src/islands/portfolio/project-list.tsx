import type { PortfolioPage } from "#src/content/schemas/portfolio.ts";
import { setQuery, useQuery } from "#src/islands/address.ts";
import { NothingFound } from "#src/islands/nothing-found.tsx";
import type { ProjectCard as CardContent } from "#src/lib/projects.ts";
import { ProjectCard } from "./project-card.tsx";

type ProjectListProps = {
  content: Pick<PortfolioPage, "filterLabel" | "filters" | "empty">;
  projects: readonly CardContent[];
};

/** The projects and their filter; the chosen one lives in the address (`?category=`). */
export function ProjectList({ content, projects }: ProjectListProps) {
  const { filterLabel, filters, empty } = content;
  const query = useQuery();
  const filter = filters.find(({ slug }) => slug === query.get("category")) ?? filters[0];
  // The rule of specification 2.9: a project of two categories appears under All alone.
  const shown = projects.filter(
    ({ categories }) => filter.name === "All" || categories.join() === filter.name,
  );

  /** Each choice is a place in the history; the default has no word in the address. */
  const choose = ({ slug }: (typeof filters)[number]) =>
    setQuery(new URLSearchParams(slug && { category: slug }));

  return (
    <section aria-label="Projects" className="page pb-12">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
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
              onClick={() => choose(option)}
              className="rounded-full border-[1.5px] border-line px-4.5 py-2 text-small/6 font-semibold text-ink hover:border-edge aria-pressed:border-lapis aria-pressed:bg-lapis aria-pressed:text-on-lapis"
            >
              {option.name}
            </button>
          ))}
        </div>
        <p role="status" className="text-small text-muted">
          {shown.length} of {projects.length} projects
        </p>
      </div>
      {shown.length > 0 ? (
        <ul className="project-grid grid gap-x-6 *:mb-6 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((project, place) => (
            <li key={project.slug} className="card-rows">
              <ProjectCard {...project} place={place} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingFound
          level="h2"
          content={empty}
          reset={{ onClick: () => choose(filters[0]), children: empty.showAll }}
          link={{ href: empty.contact.to, children: empty.contact.label }}
        />
      )}
    </section>
  );
}
