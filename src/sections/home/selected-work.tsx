import type { home } from "#src/content/home.ts";
import type { ProjectCard } from "#src/lib/projects.ts";
import { MoreLink } from "#src/ui/more-link.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import { Tag } from "#src/ui/tag.tsx";

type SelectedWorkProps = { content: (typeof home)["work"]; projects: readonly ProjectCard[] };

/** One wide card and two below it, none of which cuts its picture; all three lead to the project's own page, or to the portfolio. */
export const SelectedWork = ({ content, projects }: SelectedWorkProps) => (
  <section id="projects" className="page section-gap">
    <SectionHeading heading={content.heading} lead={content.lead}>
      <MoreLink href="/portfolio">{content.action}</MoreLink>
    </SectionHeading>
    <ul className="stagger grid gap-6 lg:grid-cols-2">
      {projects.map((project, place) => (
        <li key={project.slug} className="card-lift lg:first:col-span-full">
          <Card project={project} wide={place === 0} />
        </li>
      ))}
    </ul>
  </section>
);

function Card({ project, wide }: { project: ProjectCard; wide: boolean }) {
  const { page = "/portfolio", title, description, tagRows, picture } = project;
  return (
    <div
      data-reveal=""
      className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-lapis/50 ${wide ? "lg:grid lg:grid-cols-[1.55fr_1fr]" : ""}`}
    >
      <div className="overflow-hidden">
        <Picture
          content={picture}
          width={800}
          height={500}
          sizes={`(min-width: 64rem) ${wide ? 47 : 39}vw, calc(100vw - 2.5rem)`}
          className="size-full object-cover transition-[scale] duration-(--calm) group-hover:motion-ok:scale-[1.03]"
          loading="lazy"
        />
      </div>
      <div className={`flex grow flex-col p-6 ${wide ? "lg:justify-center lg:p-11" : ""}`}>
        <h3 className="text-title">
          <a href={page} className="card-link">
            {title}
          </a>
        </h3>
        <p className="mt-2 mb-4 text-muted">{description}</p>
        <p className={`mt-auto flex flex-wrap gap-2 ${wide ? "lg:mt-3" : ""}`}>
          {tagRows[0]?.map(({ label }) => (
            <Tag key={label}>{label}</Tag>
          ))}
        </p>
      </div>
    </div>
  );
}
