import { projectOf } from "#src/content/projects/index.ts";
import { services } from "#src/content/services.ts";
import { technologies, technologyOf } from "#src/content/technologies/index.ts";
import { describePage } from "#src/lib/page.ts";
import { projectCard } from "#src/lib/project-card.ts";
import { LeadOn } from "#src/sections/lead-on.tsx";
import { Related } from "#src/sections/technology/related.tsx";
import { TechnologyHero } from "#src/sections/technology/technology-hero.tsx";
import { WhyChoose } from "#src/sections/technology/why-choose.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { IconColumns } from "#src/ui/icon-columns.tsx";
import type { Route } from "./+types/technology.ts";

/** Runs at build time: a page carries its own technology's words and no other's. */
export function loader({ params }: Route.LoaderArgs) {
  const technology = technologies.find(({ slug }) => slug === params.slug);
  if (!technology) throw new Response("No such technology", { status: 404 });
  const { projects, seeAlso, service, ...page } = technology;
  return {
    ...page,
    related: {
      heading:
        projects.length === 0
          ? `Around ${technology.name}`
          : (technology.projectsHeading ?? `Built with ${technology.name}`),
      projects: projects.map(projectOf).map((project) => {
        const { slug, title, description, page: own, picture } = projectCard(project);
        return { slug, title, description, to: own ?? "/portfolio", picture };
      }),
      seeAlso: seeAlso.map(({ technology: slug, text }) => ({
        text,
        name: technologyOf(slug).name,
        to: `/tech/${slug}`,
      })),
      service: {
        heading: services.sections.find(({ id }) => id === service)?.heading ?? services.title,
        to: `/services#${service}`,
      },
    },
  };
}

const describe = (technology: Route.ComponentProps["loaderData"]) =>
  describePage(technology, `/tech/${technology.slug}`, technology.name);

export const meta = ({ loaderData }: Route.MetaArgs) => describe(loaderData).meta;

export default function TechnologyPage({ loaderData: technology }: Route.ComponentProps) {
  return (
    <>
      <TechnologyHero trail={describe(technology).trail} content={technology} />
      <section className="page section-gap" aria-labelledby="services">
        <h2 id="services" className="mb-10 text-heading">
          {technology.services.heading}
        </h2>
        <IconColumns items={technology.services.cards} />
      </section>
      <WhyChoose content={technology.why} />
      <Related content={technology.related} />
      <section aria-label={technology.closing.heading} className="page section-gap pb-20 lg:pb-28">
        <LeadOn heading={technology.closing.heading} text={technology.closing.text}>
          <ButtonLink to="/contact">{technology.cta}</ButtonLink>
        </LeadOn>
      </section>
    </>
  );
}
