import { portfolio } from "#app/content/portfolio.ts";
import { projects } from "#app/content/projects/index.ts";
import { pageMeta } from "#app/lib/meta.ts";
import { PageIntro } from "#app/sections/page-intro.tsx";
import { BackToProjects } from "#app/sections/back-to-projects.tsx";
import type { Route } from "./+types/project.ts";

/** Runs at build time; `null` is the page for every slug there is no project page for. */
export function loader({ params }: Route.LoaderArgs) {
  return projects.find(({ slug, detail }) => slug === params.slug && detail) ?? null;
}

export const meta = ({ loaderData: project }: Route.MetaArgs) =>
  project?.detail
    ? pageMeta({
        title: project.title,
        description: project.detail.description,
        path: `/portfolio/${project.slug}`,
      })
    : pageMeta({
        title: portfolio.detail.notFound.heading,
        description: portfolio.detail.notFound.intro,
      });

export default function ProjectPage({ loaderData: project }: Route.ComponentProps) {
  if (!project)
    return (
      <div data-static-page="">
        <PageIntro {...portfolio.detail.notFound}>
          <BackToProjects />
        </PageIntro>
      </div>
    );
  return (
    <PageIntro heading={project.title} intro={project.description}>
      <BackToProjects />
    </PageIntro>
  );
}
