import type { ReactNode } from "react";
import type { ProjectCard } from "#src/lib/projects.ts";
import { Picture } from "./picture.tsx";

type PictureCardProps = {
  project: Pick<ProjectCard, "title" | "description" | "page" | "picture">;
  sizes: string;
  /** `row`: on phones a low row with a small picture; `wide`: on large screens the text beside the picture. */
  shape?: keyof typeof shapes | undefined;
  /** Shown below the description. */
  children?: ReactNode;
};

const shapes = {
  row: {
    card: "max-md:grid max-md:grid-cols-[--spacing(30)_1fr]",
    picture: "max-md:h-full",
    text: "max-md:p-4",
  },
  wide: {
    card: "lg:grid lg:grid-cols-[1.3fr_1fr]",
    picture: "lg:h-full",
    text: "lg:justify-center lg:px-11",
  },
};

/** A clickable project card: a picture above its text. */
export const PictureCard = ({ project, sizes, shape, children }: PictureCardProps) => (
  <div className="card-lift h-full">
    <div
      data-reveal=""
      className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-action ${shape ? shapes[shape].card : ""}`}
    >
      <Picture
        content={project.picture}
        width={800}
        height={500}
        sizes={sizes}
        loading="lazy"
        className={`w-full object-cover ${shape ? shapes[shape].picture : ""}`}
      />
      <div className={`flex grow flex-col p-6 ${shape ? shapes[shape].text : ""}`}>
        <h3 className="text-title">
          <a href={project.page ?? "/portfolio"} className="card-link">
            {project.title}
          </a>
        </h3>
        <p className="mt-2 text-muted">{project.description}</p>
        {children}
      </div>
    </div>
  </div>
);
