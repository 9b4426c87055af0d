import type { ProjectCard as Content } from "#src/lib/projects.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Tag } from "#src/ui/tag.tsx";

/** Width of a picture: a third or half of the row from 80rem, half from 48rem, below as in screens.css. */
const sizesOf = (isLarge: boolean, isCard: boolean) =>
  `(min-width: 80rem) ${isLarge ? 38 : 25}rem, (min-width: 48rem) calc(50vw - 2.75rem), ${isCard ? "calc(100vw - 2.5rem)" : "6.5rem"}`;

/** `action`: label of the link to the project's page; `isLarge`: takes half of the row instead of a third. */
type ProjectCardProps = Content & {
  action: string;
  stackLabel: string;
  index: number;
  isLarge: boolean;
};

/** A card that links to the project's page, or a plain summary of a project without a page. */
export const ProjectCard = ({
  action,
  stackLabel,
  index,
  isLarge,
  ...project
}: ProjectCardProps) => (
  <article
    className={
      project.page
        ? "group card-lift flex h-full flex-col overflow-hidden border border-line bg-surface pb-5 *:mx-5 md:pb-6 md:*:mx-6 *:first:mx-0 hover:border-action"
        : "plain-project gap-x-4 border-line max-md:border-t max-md:pt-4"
    }
  >
    <div
      className={`overflow-hidden ${project.page ? "mb-4 border-b border-line md:mb-5" : "rounded-control border border-line md:mb-5 md:rounded-card"}`}
    >
      <Picture
        content={project.picture}
        width={800}
        height={500}
        sizes={sizesOf(isLarge, project.page !== undefined)}
        // The first row has at most three cards.
        loading={index < 3 ? "eager" : "lazy"}
        fetchPriority={index === 0 ? "high" : undefined}
        className="size-full object-cover transition-[scale] duration-(--calm) group-hover:motion-ok:scale-[1.03]"
      />
    </div>
    <div>
      <h2 className="text-title/tight">
        {project.page ? (
          <a href={project.page} className="card-link">
            {project.title}
          </a>
        ) : (
          project.title
        )}
      </h2>
      {project.origin && <p className="mt-1 text-fine text-muted">{project.origin}</p>}
    </div>
    <p className="mt-2 text-fine text-muted md:text-small">{project.description}</p>
    <div className="mt-1 grid content-start max-md:[&_li]:flex max-md:[&_span]:bg-transparent max-md:[&_span]:p-0 md:mt-4 md:gap-2">
      {project.tagRows.map((row) => (
        <ul key={row[0]?.label} className="flex flex-wrap gap-x-3 md:gap-y-2">
          {row.map(({ label, icon }) => (
            <li key={label}>
              <Tag icon={icon}>{label}</Tag>
            </li>
          ))}
        </ul>
      ))}
    </div>
    <ul
      aria-label={stackLabel}
      className="mt-2 flex flex-wrap content-start gap-x-3 md:mt-4 md:gap-x-4 md:gap-y-2"
    >
      {project.stack.map(({ name, icon }) => (
        <li
          key={name}
          className="flex items-center gap-1 text-fine font-medium text-muted md:gap-1.5"
        >
          {icon && <Icon name={icon} className="size-4 md:size-4.5" />}
          {name}
        </li>
      ))}
    </ul>
    {project.page && (
      <div className="mt-auto pt-3 md:pt-5">
        {project.outcome && (
          <p className="mb-2 flex items-baseline gap-3 text-fine text-muted md:mb-4 md:border-t md:border-line md:pt-4 md:text-small/tight">
            <span className="shrink-0 display-text text-title text-ink md:text-large">
              {project.outcome.value}
            </span>{" "}
            {project.outcome.label}
          </p>
        )}
        {/* The title is the link. */}
        <p aria-hidden="true" className="font-semibold text-action">
          {action}
          <Icon
            name="arrow-right"
            className="ml-1.5 inline size-4.5 align-[-0.2em] transition-[translate] group-hover:motion-ok:translate-x-1"
          />
        </p>
      </div>
    )}
  </article>
);
