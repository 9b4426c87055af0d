import { company } from "#src/content/company.ts";
import { portfolio } from "#src/content/portfolio.ts";
import { projectCard } from "#src/lib/project-card.ts";
import { projects } from "#src/content/projects/index.ts";
import { describePage } from "#src/lib/page.ts";
import { LeadOn } from "#src/sections/lead-on.tsx";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { ProjectList } from "#src/islands/portfolio/project-list.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import type { Route } from "./+types/portfolio.ts";

/** Runs at build time: the cards travel with the page, the rest of the content does not. */
export const loader = () => projects.map(projectCard);

const page = describePage(portfolio, "/portfolio");

export const meta = () => page.meta;

export default function Portfolio({ loaderData: cards }: Route.ComponentProps) {
  const { join, discuss } = portfolio;
  return (
    <>
      <PageIntro trail={page.trail} {...portfolio.hero} />
      <ProjectList content={portfolio} projects={cards} />
      <section
        aria-label="What next"
        className="page grid gap-6 section-gap pb-20 lg:grid-cols-2 lg:pb-28"
      >
        <LeadOn heading={join.heading} text={join.text}>
          <ButtonLink to={join.link.to} look="ghost">
            {join.link.label}
          </ButtonLink>
        </LeadOn>
        <LeadOn heading={discuss.heading} text={discuss.text}>
          <ButtonLink to={discuss.link.to}>{discuss.link.label}</ButtonLink>
          <p className="text-small text-muted">
            {discuss.mailLead}{" "}
            <a href={`mailto:${company.email}`} className="inline-link">
              {company.email}
            </a>
          </p>
        </LeadOn>
      </section>
    </>
  );
}
