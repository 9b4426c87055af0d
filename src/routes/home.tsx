import { home } from "#src/content/home.ts";
import { projectOf } from "#src/content/projects/index.ts";
import { describePage } from "#src/lib/page.ts";
import { largePicture, projectCard } from "#src/lib/project-card.ts";
import { useReturnToProjects } from "#src/lib/return-to-projects.ts";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Hero } from "#src/sections/home/hero.tsx";
import { SelectedWork } from "#src/sections/home/selected-work.tsx";
import { ServiceCards } from "#src/sections/home/service-cards.tsx";
import { Statistics } from "#src/sections/home/statistics.tsx";
import { TechStack } from "#src/sections/home/tech-stack.tsx";
import { Testimonials } from "#src/islands/testimonials/testimonials.tsx";
import type { Route } from "./+types/home.ts";

/**
 * Runs at build time: the words travel with the page, which says them already, and not in its code. Of
 * the portfolio, only the three cards come along.
 */
export function loader() {
  const projects = home.work.projects
    .map(projectOf)
    .map((project) => ({ ...projectCard(project), picture: largePicture(project) }));
  return { ...home, projects };
}

export const meta = ({ loaderData }: Route.MetaArgs) => describePage(loaderData, "/").meta;

export default function Home({ loaderData: page }: Route.ComponentProps) {
  useReturnToProjects();
  return (
    <>
      <Hero content={page.hero} />
      <ServiceCards content={page.services} />
      <Statistics content={page.statistics} />
      <TechStack content={page.technologies} />
      <SelectedWork content={page.work} projects={page.projects} />
      <Testimonials content={page.testimonials} />
      <CallToAction content={page.callToAction} />
    </>
  );
}
