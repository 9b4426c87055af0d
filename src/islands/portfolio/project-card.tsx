import type { ProjectCard as Content } from "#src/lib/projects.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Tag } from "#src/ui/tag.tsx";

/** One column on a phone, two from 48rem, three from 80rem, as the list lays them out. */
const sizes =
  "(min-width: 80rem) 25rem, (min-width: 48rem) calc(50vw - 2.75rem), calc(100vw - 2.5rem)";

/** Cards in a row, where it is at its longest. */
const longestRow = 3;

type ProjectCardProps = Content & {
  place: number;
};

export const ProjectCard = ({ place, ...project }: ProjectCardProps) => (
  <article className="project-card card-rows group relative overflow-hidden rounded-card border border-line bg-surface">
    <div className="overflow-hidden border-b border-line">
      <Picture
        content={project.picture}
        width={800}
        height={500}
        sizes={sizes}
        // The first row comes with the page.
        loading={place < longestRow ? "eager" : "lazy"}
        fetchPriority={place === 0 ? "high" : undefined}
        className="w-full transition-[scale] duration-(--calm) group-hover:motion-ok:scale-[1.03]"
      />
    </div>
    <div className="px-6 pt-6">
      <h2 className="text-title">
        {project.page ? (
          <a href={project.page} className="card-link">
            {project.title}
            <Icon name="arrow-up-right" className="ml-1.5 inline size-5 align-[-0.1em]" />
          </a>
        ) : (
          project.title
        )}
      </h2>
      <p className="mt-2 text-[1rem]/[1.6] text-muted">{project.description}</p>
    </div>
    <div className="grid content-start gap-2 px-6 pt-5">
      {project.tagRows.map((row) => (
        <ul key={row[0]?.label} className="flex flex-wrap gap-2">
          {row.map(({ label, icon }) => (
            <li key={label}>
              <Tag icon={icon}>{label}</Tag>
            </li>
          ))}
        </ul>
      ))}
    </div>
    <ul
      aria-label={`${project.title}: technology stack`}
      className="mx-6 mt-4 flex flex-wrap content-start gap-x-4 gap-y-2 border-t border-line pt-4 pb-6"
    >
      {project.stack.map(({ name, icon }) => (
        <li key={name} className="flex items-center gap-1.5 text-fine/6 font-medium text-muted">
          <Icon name={icon} className="size-4.5" />
          {name}
        </li>
      ))}
    </ul>
  </article>
);
