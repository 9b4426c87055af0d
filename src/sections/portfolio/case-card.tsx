import type { ProjectCard } from "#src/lib/projects.ts";
import { Ground } from "#src/ui/ground.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { LiveLink } from "./live-link.tsx";
import { Stack, TagRows } from "./tag-rows.tsx";

type CaseCardProps = ProjectCard & {
  /** Label of the link to the project's page. */
  action: string;
  isFirst: boolean;
};

/** A project with a page: large, in its own color, with its first figure. */
export const CaseCard = ({ action, isFirst, ...project }: CaseCardProps) => (
  <article className="group">
    <Ground
      ground={project.ground}
      className="grid overflow-hidden rounded-band lg:grid-cols-[1fr_1.35fr] lg:grid-rows-[auto_1fr_auto] lg:gap-x-12"
    >
      <div className="flex flex-col p-6 max-lg:pb-0 sm:p-9 lg:row-span-2 lg:py-12 lg:pe-0 lg:pb-0 lg:ps-12">
        <h2 className="text-statement/none">
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
        <p className="mt-4 mb-5 text-pretty xl:text-lead">{project.description}</p>
        <div className="mt-auto">
          <TagRows tagRows={project.tagRows} />
        </div>
        <div className="mt-1.5">
          <Stack {...project} isOnGround={project.ground !== undefined} />
        </div>
      </div>
      {project.outcome && (
        <p className="grid items-end gap-x-6 gap-y-1 px-6 pt-7 sm:px-9 sm:max-lg:grid-cols-[auto_1fr] lg:pt-10 lg:pe-12 lg:ps-0 xl:grid-cols-[auto_1fr]">
          <span className="display-text text-display/none">{project.outcome.value}</span>{" "}
          <span className="max-w-[24ch] text-compact/snug text-balance sm:pb-1.5">
            {project.outcome.label}
          </span>
        </p>
      )}
      {/* The title is the link. */}
      <p
        aria-hidden="true"
        className="px-6 pt-5 font-semibold sm:px-9 lg:col-start-1 lg:row-start-3 lg:pt-6 lg:pe-0 lg:pb-12 lg:ps-12"
      >
        {action}
        <Icon
          name="arrow-right"
          className="ms-1.5 inline size-4.5 align-[-0.2em] transition-[translate] group-hover:motion-ok:forward-1"
        />
      </p>
      <div className="mt-7 overflow-hidden max-lg:ms-6 max-lg:rounded-ss-card sm:max-lg:ms-9 lg:rounded-ss-card lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:mt-8 lg:self-end transition-[translate] duration-(--calm) lg:motion-ok:translate-y-3 lg:motion-ok:group-hover:translate-y-0">
        <Picture
          content={project.picture}
          width={800}
          height={500}
          sizes="(min-width: 64rem) 41rem, calc(100vw - 4rem)"
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : undefined}
          className={`w-full ${project.ground ? "melt-start" : ""}`}
        />
      </div>
    </Ground>
  </article>
);
