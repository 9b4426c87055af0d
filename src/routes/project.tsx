import bricked from "#src/assets/portals/not-found.svg?url&no-inline";
import { portfolio } from "#src/content/portfolio.ts";
import { detailedProjects } from "#src/content/projects/index.ts";
import { describePage } from "#src/lib/page.ts";
import { largePicture, stackItem, withIcon } from "#src/lib/project-card.ts";
import { BackToProjects } from "#src/sections/project/back-to-projects.tsx";
import { LeadOn } from "#src/sections/lead-on.tsx";
import { PortalPage } from "#src/sections/portal-page.tsx";
import { ProjectDetail } from "#src/sections/project/project-detail.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
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
