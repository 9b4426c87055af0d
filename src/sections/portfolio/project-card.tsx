import type { ProjectCard as Content } from "#src/lib/projects.ts";
import { Picture } from "#src/ui/picture.tsx";
import { Description } from "./description.tsx";
import { LiveLink } from "./live-link.tsx";
import { Stack, TagRows } from "./tag-rows.tsx";

type ProjectCardProps = Content & { isFirst: boolean };

/**
 * A picture and a summary; links to the project's page, if it has one. Its five rows are those of the grid around it,
 * so that they are level with the other cards' whatever their texts' lengths.
 */
export const ProjectCard = ({ isFirst, ...project }: ProjectCardProps) => (
  <article className="plain-project group relative row-span-5 grid grid-rows-subgrid gap-x-4 gap-y-2 border-line few-icons max-md:border-b max-md:py-3 max-md:text-fine">
    <div className="self-start overflow-hidden rounded-control border border-line md:mb-3 md:rounded-card">
      <Picture
        content={project.picture}
        width={800}
        height={500}
        sizes="(min-width: 80rem) 25rem, (min-width: 48rem) calc(50vw - 2.75rem), 30vw"
        loading={isFirst ? "eager" : "lazy"}
        className="w-full"
      />
    </div>
    <div>
      <h2 className="text-title/tight max-md:text-lead/tight">
        {project.page ? (
          <a href={project.page} className="card-link">
            {project.title}
          </a>
        ) : (
          project.title
        )}
      </h2>
      {/* Phones show both in one line, if there is room. */}
      {project.origin && (
        <p className="mt-1 text-fine text-muted max-md:inline-block max-md:pe-2.5">
          {project.origin}
        </p>
      )}{" "}
      {project.size && (
        <p className="text-fine font-semibold max-md:inline-block">{project.size}</p>
      )}
      <LiveLink {...project} />
    </div>
    <p className="text-compact text-muted">
      <Description>{project.description}</Description>
    </p>
    <TagRows tagRows={project.tagRows} />
    <Stack {...project} />
  </article>
);
