import { projectOf } from "#src/content/projects.ts";
import { cardWidths } from "#src/lib/pictures/picture-widths.ts";
import { projectCard } from "#src/lib/projects.ts";
import { PictureCard } from "#src/ui/picture-card.tsx";

type ProjectCardsProps = { slugs: readonly string[] };

/** One to three cards in a row, on tablets two, on phones one; one alone spans it. */
export const ProjectCards = ({ slugs }: ProjectCardsProps) => (
  <ul className="stagger grid gap-4 md:gap-5 md:max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col">
    {slugs
      .map((slug) => projectCard(projectOf(slug), cardWidths))
      .map((project) => (
        <li key={project.slug} className="md:max-lg:last:odd:col-span-full">
          <PictureCard
            shape={slugs.length > 1 ? "row" : "wide"}
            project={{
              ...project,
              description:
                slugs.length > 1 ? firstClause(project.description) : project.description,
              // Decorative: the title beside it says the same.
              picture: { ...project.picture, alt: "" },
            }}
            sizes={`(min-width: 64rem) 40rem, (min-width: 48rem) calc(100vw - 2.5rem), ${slugs.length > 1 ? "7.5rem" : "calc(100vw - 2.5rem)"}`}
          />
        </li>
      ))}
  </ul>
);

/** Says what the project is; what it does is on its page or its card in the portfolio. */
const firstClause = (text: string) => `${text.split(/[.:](?:\s|$)/, 1)[0]}.`;
