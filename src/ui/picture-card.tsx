import type { ReactNode } from "react";
import type { ProjectCard } from "#src/lib/projects.ts";
import { Picture } from "./picture.tsx";

type PictureCardProps = {
  project: Pick<ProjectCard, "title" | "description" | "page" | "picture">;
  sizes: string;
  /** Below 48rem a low row with a small picture. */
  compact?: boolean;
  /** Shown below the description. */
  children?: ReactNode;
};

/** A clickable project card: picture above the text, in wide cards beside it. */
export const PictureCard = ({ project, sizes, compact, children }: PictureCardProps) => (
  <div className="card-lift @container h-full">
    <div
      data-reveal=""
      className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-action @min-[56rem]:grid @min-[56rem]:grid-cols-[1.3fr_1fr] ${compact ? "max-md:grid max-md:grid-cols-[7.5rem_1fr]" : ""}`}
    >
      <Picture
        content={project.picture}
        width={800}
        height={500}
        sizes={sizes}
        loading="lazy"
        className={`w-full object-cover @min-[56rem]:h-full ${compact ? "max-md:h-full" : ""}`}
      />
      <div
        className={`flex grow flex-col p-6 @min-[56rem]:justify-center @min-[56rem]:px-11 ${compact ? "max-md:p-4" : ""}`}
      >
        <h3 className="text-title @min-[56rem]:text-large">
          <a href={project.page ?? "/portfolio"} className="card-link">
            {project.title}
          </a>
        </h3>
        <p className="mt-2 text-muted @min-[56rem]:mt-3 @min-[56rem]:text-balance">
          {project.description}
        </p>
        {children}
      </div>
    </div>
  </div>
);
