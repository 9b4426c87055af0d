import { projectOf } from "#src/content/projects.ts";
import { cardWidths } from "#src/lib/pictures/picture-widths.ts";
import { projectCard } from "#src/lib/projects.ts";
import { Picture } from "#src/ui/picture.tsx";

type ProjectPicturesProps = {
  slugs: readonly string[];
  /** On wide screens titles are below the pictures, not beside them. */
  large?: boolean;
};

/** Projects as a row of pictures without cards. */
export const ProjectPictures = ({ slugs, large }: ProjectPicturesProps) => (
  <ul
    className={`grid gap-5 ${large ? "sm:auto-cols-fr sm:grid-flow-col lg:gap-8" : "max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col"}`}
  >
    {slugs
      .map((slug) => projectCard(projectOf(slug), cardWidths))
      .map(({ slug, title, description, page, picture }) => (
        <li
          key={slug}
          className={`group relative ${large ? "max-sm:not-only:grid max-sm:grid-cols-[8rem_1fr] max-sm:items-start max-sm:gap-x-4 lg:only:grid lg:only:grid-cols-[1.3fr_1fr] lg:only:items-center lg:only:gap-x-16" : "max-lg:only:col-span-full lg:max-w-xs xl:grid xl:max-w-none! xl:grid-cols-[8.5rem_1fr] xl:gap-x-4"}`}
        >
          <Picture
            // Decorative: the title beside it says the same.
            content={{ ...picture, alt: "" }}
            width={800}
            height={500}
            sizes={
              large
                ? "(min-width: 64rem) 40rem, 45vw"
                : "(min-width: 80rem) 10rem, (min-width: 64rem) 25vw, 45vw"
            }
            loading="lazy"
            className="w-full rounded-control object-cover"
          />
          <div className={large ? "sm:mt-4 max-sm:group-only:mt-4" : "max-xl:mt-3"}>
            <h3 className={large ? "text-title" : "text-compact/snug"}>
              <a href={page ?? "/portfolio"} className="card-link">
                {title}
              </a>
            </h3>
            <p className="text-muted mt-1 text-small">{firstClause(description)}</p>
          </div>
        </li>
      ))}
  </ul>
);

/** Says what the project is; what it does is on its page or its card in the portfolio. */
const firstClause = (text: string) => `${text.split(/[.:](?:\s|$)/, 1)[0]}.`;
