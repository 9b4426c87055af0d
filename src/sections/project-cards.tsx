import type { ReactNode } from "react";
import { projectOf } from "#src/content/projects.ts";
import { cardWidths } from "#src/lib/pictures/picture-widths.ts";
import { projectCard } from "#src/lib/projects.ts";
import { PictureCard } from "#src/ui/picture-card.tsx";

/** `children`: an item after the cards, such as a quote. */
type ProjectCardsProps = { slugs: readonly string[]; children?: ReactNode };

/** One to three cards in a row, to swipe if they do not fit; one alone spans it. */
export const ProjectCards = ({ slugs, children }: ProjectCardsProps) => (
  <ul className="stagger -mx-page swipe-row auto-cols-[minmax(min(85%,18rem),1fr)] scroll-px-page gap-5 px-page lg:overflow-visible">
    {slugs
      .map((slug) => projectCard(projectOf(slug), cardWidths))
      .map((project) => (
        <li key={project.slug}>
          <PictureCard
            project={{
              ...project,
              description: firstClause(project.description),
              // Decorative: the title beside it says the same.
              picture: { ...project.picture, alt: "" },
            }}
            sizes="(min-width: 64rem) 40rem, calc(100vw - 2.5rem)"
          />
        </li>
      ))}
    {children && <li className="self-center">{children}</li>}
  </ul>
);

/** Says what the project is; what it does is on its page or its card in the portfolio. */
const firstClause = (text: string) => `${text.split(/[.:](?:\s|$)/, 1)[0]}.`;
