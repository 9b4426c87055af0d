import type { home } from "#src/content/home.ts";
import type { ProjectCard } from "#src/lib/projects.ts";
import { MoreLink } from "#src/ui/more-link.tsx";
import { PictureCard } from "#src/ui/picture-card.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

type SelectedWorkProps = { content: (typeof home)["work"]; projects: readonly ProjectCard[] };

/** One wide card above pairs; without a partner, the last one is wide, too. */
export const SelectedWork = ({ content, projects }: SelectedWorkProps) =>
  content && (
    <section id="projects" className="page section-gap">
      <SectionHeading heading={content.heading} lead={content.lead}>
        <MoreLink href="/portfolio">{content.action}</MoreLink>
      </SectionHeading>
      <ul className="stagger grid gap-6 lg:grid-cols-2">
        {projects.map((project, place) => {
          const isWide = place === 0 || (place % 2 === 1 && place === projects.length - 1);
          return (
            <li key={project.slug} className={isWide ? "lg:col-span-full" : ""}>
              <PictureCard
                project={project}
                shape={isWide ? "wide" : undefined}
                sizes={`(min-width: 64rem) ${isWide ? 47 : 39}vw, calc(100vw - 2.5rem)`}
              >
                <ul className="mt-4 flex flex-wrap gap-2">
                  {project.stack.map(({ name }) => (
                    <li
                      key={name}
                      className="rounded-full bg-sunk px-3 py-0.5 text-fine font-semibold text-muted"
                    >
                      {name}
                    </li>
                  ))}
                </ul>
              </PictureCard>
            </li>
          );
        })}
      </ul>
    </section>
  );
