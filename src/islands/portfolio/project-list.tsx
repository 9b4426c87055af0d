import type { PortfolioPage } from "#src/content/schemas/portfolio.ts";
import { changeQuery, useQuery } from "#src/islands/address.ts";
import { NothingFound } from "#src/islands/nothing-found.tsx";
import type { ProjectCard as CardContent } from "#src/lib/projects.ts";
import { CaseCard } from "./case-card.tsx";
import { placeAfter, Invitation } from "./invitation.tsx";
import { ProjectCard } from "./project-card.tsx";

type ProjectListProps = {
  content: Pick<PortfolioPage, "filterLabel" | "filters" | "caseStudy" | "empty" | "invitation">;
  projects: readonly CardContent[];
};

const isCase = ({ page }: CardContent) => page !== undefined;

/** The projects and their filter, whose state is in the address (`?category=`). */
export function ProjectList({ content, projects }: ProjectListProps) {
  const { filterLabel, filters, caseStudy, empty, invitation } = content;
  const query = useQuery();
  const [all] = filters;
  const filter = filters.find(({ slug }) => slug === query.get("category")) ?? all;
  // A project of two categories appears under All only (docs/specification.md#openings-and-projects).
  const shown = projects.filter(
    ({ categories }) => filter?.slug === undefined || categories.join() === filter.name,
  );

  const small = shown.filter((it) => !isCase(it));

  const instead = projects.filter(({ slug }) => empty.projects.includes(slug));
  const listed = shown.length > 0 ? shown : instead;

  /** The default filter has no parameter in the address. */
  const select = (category?: string) => changeQuery({ category });

  return (
    <section aria-label="Projects" className="page pb-4 md:pb-12">
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
          {`${shown.length} of ${projects.length} projects`}
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
      <ul className="grid gap-x-6 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
        {projects.map((project) => {
          const index = listed.indexOf(project);
          return isCase(project) && shown.length > 0 ? (
            <li key={project.slug} hidden={index === -1} className="md:col-span-full">
              <CaseCard {...project} action={caseStudy} isFirst={index === 0} />
            </li>
          ) : (
            <li
              key={project.slug}
              hidden={index === -1}
              className="grid grid-rows-subgrid md:row-span-5 md:mt-6"
            >
              <ProjectCard {...project} isFirst={index < 3} />
            </li>
          );
        })}
        {invitation && shown.length > 0 && (
          <li className={`mt-6 ${placeAfter(small.length)}`}>
            <Invitation content={invitation} count={small.length} />
          </li>
        )}
      </ul>
    </section>
  );
}
