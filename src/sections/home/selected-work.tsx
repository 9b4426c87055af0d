import type { home } from "#src/entries/home.ts";
import { portfolio } from "#src/entries/portfolio.ts";
import type { ProjectCard } from "#src/lib/projects.ts";
import { Ground } from "#src/ui/ground.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { MoreLink } from "#src/ui/more-link.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

type SelectedWorkProps = { content: (typeof home)["work"]; projects: readonly ProjectCard[] };

/**
 * Each project on its own color, its first figure above its picture, which stands on the lower edge. From one edge of the window
 * to the other: one across, then pairs; without a partner, the last one is across, too.
 */
export const SelectedWork = ({ content, projects }: SelectedWorkProps) =>
  content && (
    <section id="projects" className="section-gap pb-10 lg:pb-16">
      <div className="page">
        <SectionHeading heading={content.heading} lead={content.lead}>
          <MoreLink href="/portfolio">{content.action}</MoreLink>
        </SectionHeading>
      </div>
      <ul className="grid lg:grid-cols-2">
        {projects.map((project, place) => {
          const isWide = place === 0 || (place % 2 === 1 && place === projects.length - 1);
          return (
            <li key={project.slug} data-reveal="" className={isWide ? "lg:col-span-full" : "grid"}>
              <Work project={project} isWide={isWide} />
            </li>
          );
        })}
      </ul>
    </section>
  );

type WorkProps = { project: ProjectCard; isWide: boolean };

const Work = ({ project, isWide }: WorkProps) => (
  <Ground
    ground={project.ground}
    className={`group work-tile grid overflow-hidden ${isWide ? "lg:grid-cols-[1fr_1.25fr]" : "grid-rows-[1fr_auto]"}`}
  >
    <div
      className={`work-text flex flex-col items-start px-page py-8 lg:py-12 ${isWide ? "lg:justify-center" : ""}`}
    >
      <h3 className="text-title">
        <a href={project.page ?? "/portfolio"} className="card-link">
          {project.title}
        </a>
      </h3>
      {project.outcome && (
        <p className="mt-3 max-w-measure text-lead lg:mt-5">
          <span className="mb-2 block display-text text-display leading-none">
            {project.outcome.value}
          </span>
          {project.outcome.label}
        </p>
      )}
      <p className="mt-4 max-w-measure">{project.description}</p>
      {project.page && (
        <p className="mt-auto pt-6 font-semibold" aria-hidden="true">
          <span className="pe-6.5">{portfolio.caseStudy}</span>
          <Icon name="arrow-right" className="link-arrow" />
        </p>
      )}
    </div>
    <Picture
      content={project.picture}
      width={800}
      height={500}
      sizes={`(min-width: 64rem) ${isWide ? 56 : 50}vw, 100vw`}
      loading="lazy"
      className={`rising w-full ${isWide ? "lg:self-end" : ""}`}
    />
  </Ground>
);
