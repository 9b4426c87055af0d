import type { ServicesPage } from "#content/schemas/service.ts";
import { firstSentence } from "#src/lib/sentences.ts";
import { ProjectPictures } from "#src/sections/project-pictures.tsx";
import { CheckList } from "#src/ui/check-list.tsx";
import { Fold } from "#src/ui/fold.tsx";

const pictures = {
  list: "sm:grid-cols-3",
  item: "max-sm:grid max-sm:grid-cols-[8rem_1fr] max-sm:items-center max-sm:gap-x-4",
  text: "sm:mt-3",
  title: "plain-heading text-compact/snug",
  sizes: "(min-width: 64rem) 14rem, (min-width: 40rem) 30vw, 8rem",
};

type BudgetProps = {
  content: NonNullable<ServicesPage["budget"]>;
  /** Label of the fold on phones. */
  more: string;
};

/** What a certain budget buys: a statement of stages with their sum, and what is part of it and what is not. */
export const Budget = ({ content, more }: BudgetProps) => {
  const { heading, intro, stages, total, included, excluded, examples } = content;
  const [first, rest] = firstSentence(intro);
  return (
    <section id="budget" className="page section-gap" aria-labelledby="budget-heading">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[0.62fr_1fr] lg:grid-rows-[auto_auto_1fr]">
        <div>
          <h2 id="budget-heading" className="text-heading">
            {heading}
          </h2>
          <p className="mt-4 max-w-measure text-lead">{first}</p>
        </div>
        <div className="lg:[grid-area:1/2/3]">
          <ol className="border-b-2 border-ink">
            {stages.map(({ time, title, text, price }) => (
              <li
                key={title}
                className="grid grid-cols-[1fr_auto] gap-x-6 border-t border-line py-3 sm:grid-cols-[7rem_1fr_auto] lg:py-3.5"
              >
                <p className="text-fine font-semibold text-label max-sm:col-span-full">{time}</p>
                <div className="max-sm:contents">
                  <h3 className="text-title">{title}</h3>
                  <p className="mt-1 text-compact text-muted max-sm:col-span-full max-sm:row-start-3">
                    {text}
                  </p>
                </div>
                <p className="display-text text-title tabular">{price}</p>
              </li>
            ))}
          </ol>
          <p className="flex justify-between gap-6 py-4 display-text text-large">
            <span>{total.label}</span>
            <span className="text-action tabular">{total.price}</span>
          </p>
        </div>
        <Fold label={more} about={heading}>
          <div className="lg:[grid-area:2/1/4]">
            {rest && <p className="text-muted">{rest}</p>}
            <h3 className="mt-6 text-title">{included.heading}</h3>
            <CheckList items={included.items} className="mt-3 gap-2 text-compact text-muted" />
            <h3 className="mt-6 text-title">{excluded.heading}</h3>
            <CheckList
              items={excluded.items}
              icon="minus"
              className="mt-3 gap-2 text-compact text-muted"
            />
          </div>
          {examples && (
            <div className="lg:[grid-area:3/2]">
              <h3 className="mb-4 text-title">{examples.heading}</h3>
              <ProjectPictures slugs={examples.projects} says="size" look={pictures} />
            </div>
          )}
        </Fold>
      </div>
    </section>
  );
};
