import bricked from "#app/art/portals/not-found.svg?url&no-inline";
import { portfolio } from "#app/content/portfolio.ts";
import { detailedProjects } from "#app/content/projects/index.ts";
import { describePage } from "#app/lib/page.ts";
import { largePicture, stackItem, withIcon } from "#app/lib/project-card.ts";
import { BackToProjects } from "#app/sections/back-to-projects.tsx";
import { LeadOn } from "#app/sections/lead-on.tsx";
import { PortalPage } from "#app/sections/portal-page.tsx";
import { ProjectDetail } from "#app/sections/project-detail.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/project.ts";

/** Runs at build time; `null` is the page for every slug there is no project page for. */
export function loader({ params }: Route.LoaderArgs) {
  const project = detailedProjects.find(({ slug }) => slug === params.slug);
  if (!project) return null;
  const { title, slug, description, detail } = project;
  return {
    ...detail,
    slug,
    title,
    description,
    summary: detail.description,
    picture: largePicture(project),
    technologies: detail.technologies.map(stackItem),
    tags: detail.tags.map(withIcon),
  };
}

type Loaded = Route.ComponentProps["loaderData"];

const describe = (project: Loaded) =>
  project
    ? describePage(
        { title: project.title, description: project.summary },
        `/portfolio/${project.slug}`,
      )
    : describePage({
        title: portfolio.detail.notFound.heading,
        description: portfolio.detail.notFound.intro,
      });

export const meta = ({ loaderData }: Route.MetaArgs) => describe(loaderData).meta;

export default function ProjectPage({ loaderData: project }: Route.ComponentProps) {
  const { detail, discuss } = portfolio;
  const { trail } = describe(project);
  if (!project)
    return (
      <PortalPage isStatic picture={bricked} trail={trail} {...detail.notFound}>
        <BackToProjects />
      </PortalPage>
    );
  return (
    <>
      <ProjectDetail trail={trail} labels={detail} content={project} />
      <section aria-label={discuss.heading} className="page pb-20 lg:pb-28">
        <LeadOn heading={discuss.heading} text={discuss.text}>
          <ButtonLink to={discuss.link.to}>{discuss.link.label}</ButtonLink>
        </LeadOn>
      </section>
    </>
  );
}
