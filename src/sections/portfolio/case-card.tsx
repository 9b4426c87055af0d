import type { ProjectCard } from "#src/lib/projects.ts";
import { Ground } from "#src/ui/ground.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Description } from "./description.tsx";
import { LiveLink } from "./live-link.tsx";
import { Stack, TagRows } from "./tag-rows.tsx";

type CaseCardProps = ProjectCard & {
  /** Label of the link to the project's page. */
  action: string;
  isFirst: boolean;
};

/** A project with a page: large, in its own color, with its first figure. Narrow windows show the picture first. */
export const CaseCard = ({ action, isFirst, ...project }: CaseCardProps) => (
  <article className="group">
    <Ground
      ground={project.ground}
      className="grid overflow-clip rounded-band p-5 sm:p-9 lg:grid-cols-[1fr_1.35fr] lg:grid-rows-[auto_1fr_auto] lg:gap-x-12 lg:p-12"
    >
      <div className="lg:row-start-1">
        <h2 className="text-heading/none">
          <a
            href={project.page}
            className="underline decoration-transparent decoration-[0.06em] underline-offset-[0.14em] group-hover:decoration-current after:absolute after:inset-0"
          >
            {project.title}
          </a>
        </h2>
        {project.origin && <p className="mt-3 text-fine text-muted">{project.origin}</p>}
        {project.size && <p className="text-fine font-semibold">{project.size}</p>}
        <LiveLink {...project} />
      </div>
      <div className="-me-5 mt-5 overflow-hidden rounded-s-card sm:-me-9 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:-me-12 lg:-mb-12 lg:mt-8 lg:rounded-es-none lg:self-end">
        <Picture
          content={project.picture}
          width={800}
          height={500}
          sizes="(min-width: 64rem) 41rem, calc(100vw - 4rem)"
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : undefined}
          className={`rising ${isFirst ? "climbs" : ""} w-full ${project.ground ? "melt" : ""}`}
        />
      </div>
      {project.outcome && (
        <p className="mt-5 grid items-end gap-x-6 gap-y-1 sm:max-lg:grid-cols-[auto_1fr] lg:col-start-2 lg:row-start-1 lg:mt-0 lg:self-start xl:grid-cols-[auto_1fr]">
          <span className="display-text text-display/none">{project.outcome.value}</span>{" "}
          <span className="max-w-[24ch] text-compact/snug text-balance sm:pb-1.5">
            {project.outcome.label}
          </span>
        </p>
      )}
      <div className="flex flex-col lg:row-start-2">
        <p className="mt-3 mb-3 text-pretty lg:mt-4 lg:mb-5 xl:text-lead">
          <Description>{project.description}</Description>
        </p>
        <div className="few-icons mt-auto">
          <TagRows tagRows={project.tagRows} />
        </div>
        <div className="few-icons mt-1.5 max-md:sr-only">
          <Stack {...project} isOnGround={project.ground !== undefined} />
        </div>
      </div>
      {/* The title is the link. */}
      <p aria-hidden="true" className="pt-5 font-semibold lg:row-start-3 lg:pt-6">
        <span className="pe-6.5">{action}</span>
        <Icon name="arrow-right" className="link-arrow" />
      </p>
    </Ground>
  </article>
);
