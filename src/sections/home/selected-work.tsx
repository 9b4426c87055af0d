import type { home } from "#src/content/home.ts";
import type { ProjectCard } from "#src/lib/project-card.ts";
import { MoreLink } from "#src/ui/more-link.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Reveal } from "#src/ui/reveal.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import { Tag } from "#src/ui/tag.tsx";

type SelectedWorkProps = { content: (typeof home)["work"]; projects: readonly ProjectCard[] };

const sizes = {
  wide: "(min-width: 64rem) 47rem, calc(100vw - 2.5rem)",
  half: "(min-width: 64rem) 38.5rem, calc(100vw - 2.5rem)",
};

/** One wide card and two below it; all three lead to the project's own page. */
export function SelectedWork({ content, projects }: SelectedWorkProps) {
  return (
    <section id="projects" className="page section-gap">
      <SectionHeading heading={content.heading} lead={content.lead}>
        <MoreLink href="/portfolio">{content.action}</MoreLink>
      </SectionHeading>
      <ul className="stagger work-grid grid gap-6">
        {projects.map((project, place) => (
          <li key={project.slug}>
            <Card {...project} sizes={place === 0 ? sizes.wide : sizes.half} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type CardProps = ProjectCard & { sizes: string };

function Card({ slug, title, description, tagRows, picture, sizes: drawnAt }: CardProps) {
  return (
    <Reveal className="work-card group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="work-picture overflow-hidden">
        <Picture
          content={picture}
          sizes={drawnAt}
          width={800}
          height={500}
          className="size-full object-cover transition-[scale] duration-(--calm) group-hover:motion-ok:scale-[1.03]"
        />
      </div>
      <div className="work-words flex grow flex-col p-6">
        <h3 className="text-title">
          <a
            href={`/portfolio/${slug}`}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-lapis"
          >
            {title}
          </a>
        </h3>
        <p className="mt-2 mb-4 text-muted">{description}</p>
        <p className="mt-auto flex flex-wrap gap-2">
          {tagRows.flat().map(({ label }) => (
            <Tag key={label}>{label}</Tag>
          ))}
        </p>
      </div>
    </Reveal>
  );
}
