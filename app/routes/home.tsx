import { home } from "#app/content/home.ts";
import { projectOf } from "#app/content/projects/index.ts";
import { describePage } from "#app/lib/page.ts";
import { largePicture, projectCard } from "#app/lib/project-card.ts";
import { useReturnToProjects } from "#app/lib/return-to-projects.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Hero } from "#app/sections/home/hero.tsx";
import { SelectedWork } from "#app/sections/home/selected-work.tsx";
import { ServiceCards } from "#app/sections/home/service-cards.tsx";
import { Statistics } from "#app/sections/home/statistics.tsx";
import { TechStack } from "#app/sections/home/tech-stack.tsx";
import { Testimonials } from "#app/sections/home/testimonials.tsx";
import type { Route } from "./+types/home.ts";

/** Runs at build time: of the portfolio, only the three cards travel with the page. */
export function loader() {
  return home.work.projects
    .map(projectOf)
    .map((project) => ({ ...projectCard(project), picture: largePicture(project) }));
}

export const meta = () => describePage(home, "/").meta;

export default function Home({ loaderData: projects }: Route.ComponentProps) {
  useReturnToProjects();
  return (
    <>
      <Hero content={home.hero} />
      <ServiceCards content={home.services} />
      <Statistics content={home.statistics} />
      <TechStack content={home.technologies} />
      <SelectedWork content={home.work} projects={projects} />
      <Testimonials content={home.testimonials} />
      <CallToAction content={home.callToAction} />
    </>
  );
}
