import { projectOf } from "#src/entries/projects.ts";
import { cardWidths } from "#src/lib/pictures/drawing-widths.ts";
import { projectCard } from "#src/lib/projects.ts";
import { firstClause } from "#src/lib/sentences.ts";
import { Picture } from "#src/ui/picture.tsx";

type ProjectPicturesProps = {
  slugs: readonly string[];
  /** Below the title: what the project is, or how long it took and what it cost. */
  says?: "description" | "size";
  /** Classes of the parts, and the widths of the pictures: in the caller, so that each page has the rules of its own only. */
  look: Record<"list" | "item" | "text" | "title" | "sizes", string>;
};

/** Projects as a row of pictures without cards. */
export const ProjectPictures = ({ slugs, says = "description", look }: ProjectPicturesProps) => (
  <ul className={`grid gap-5 ${look.list}`}>
    {slugs
      .map((slug) => projectCard(projectOf(slug), cardWidths))
      .map(({ slug, title, description, size, page, picture }) => (
        <li key={slug} className={`group relative ${look.item}`}>
          <Picture
            // Decorative: the title beside it says the same.
            content={{ ...picture, alt: "" }}
            width={800}
            height={500}
            sizes={look.sizes}
            loading="lazy"
            className="w-full rounded-control object-cover"
          />
          <div className={look.text}>
            <h3 className={look.title}>
              <a href={page ?? "/portfolio"} className="card-link">
                {title}
              </a>
            </h3>
            <p className="text-muted mt-1 text-fine">
              {/* What the project is; what it does is on its page or its card in the portfolio. */}
              {says === "size" ? size : firstClause(description)}
            </p>
          </div>
        </li>
      ))}
  </ul>
);
