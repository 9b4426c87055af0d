import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import { isShown } from "#src/browser/listed-projects.ts";
import type { PortfolioPage } from "#content/schemas/portfolio.ts";
import { NothingFound } from "#src/sections/nothing-found.tsx";
import type { ProjectCard as CardContent } from "#src/lib/projects.ts";
import { CaseCard } from "./case-card.tsx";
import { Invitation } from "./invitation.tsx";
import { ProjectCard } from "./project-card.tsx";

type ProjectListProps = {
  content: Pick<PortfolioPage, "filterLabel" | "filters" | "caseStudy" | "empty" | "invitation">;
  projects: readonly CardContent[];
};

/**
 * The projects and their filter, whose state is in the address (`?category=`). src/browser/project-filter.ts applies
 * it to this markup.
 */
export const ProjectList = ({ content, projects }: ProjectListProps) => {
  const { filterLabel, filters, caseStudy, empty, invitation } = content;
  const slugOf = (category: string) => filters.find(({ name }) => name === category)?.slug;
  const categoriesOf = (project: CardContent) => project.categories.map(slugOf).join();
  const shownBy = (filter = "") =>
    projects.filter((it) => isShown(categoriesOf(it), filter)).length;
  const told = (shown: number) => fill(page.projectsShown, { shown, all: projects.length });
  const plain = projects.filter(({ page }) => !page);
  const instead = projects.filter(({ slug }) => empty.projects.includes(slug));
  return (
    <section aria-label={page.projects} data-projects="" className="page pb-4 md:pb-12">
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
              data-count={shownBy(slug)}
              data-text={told(shownBy(slug))}
              className="rounded-full border-[1.5px] border-line px-4.5 py-2 text-fine font-semibold text-ink hover:border-edge aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
            >
              {name}
            </button>
          ))}
        </div>
        <p role="status" className="text-fine text-muted">
          {told(projects.length)}
        </p>
      </form>
      <form action="/portfolio" hidden data-empty="">
        <NothingFound
          level="h2"
          content={empty}
          followed={instead.length > 0}
          reset={{ type: "submit", children: empty.showAll }}
          link={{ href: empty.contact.to, children: empty.contact.label }}
        />
      </form>
      <ul
        className={`grid gap-x-6 md:grid-cols-2 md:gap-y-6 ${invitation || plain.length > 2 ? "xl:grid-cols-3" : ""}`}
      >
        {projects.map((project, index) => (
          <li
            key={project.slug}
            data-categories={categoriesOf(project)}
            data-instead={instead.includes(project) ? "" : undefined}
            data-case={project.page && ""}
            data-reveal={index === 0 ? undefined : ""}
            className={
              project.page
                ? "max-md:mb-4 md:col-span-full"
                : "grid grid-rows-subgrid md:row-span-5 md:mt-6"
            }
          >
            {project.page ? (
              <CaseCard {...project} action={caseStudy} isFirst={index === 0} />
            ) : (
              <ProjectCard {...project} isFirst={index < 3} />
            )}
          </li>
        ))}
        {invitation && <Invitation content={invitation} count={plain.length} />}
      </ul>
    </section>
  );
};
