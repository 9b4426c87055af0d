import type { Question } from "#content/schemas/fields.ts";
import { Fold } from "#src/ui/fold.tsx";
import { Icon } from "#src/ui/icon.tsx";

type QuestionsProps = {
  heading: string;
  intro: string;
  items: readonly Question[];
  /** For many questions: in two columns, of which phones fold the second one under this label. */
  more?: string;
};

/** FAQ with collapsed answers; search engines get the same questions as structured data. */
export const Questions = ({ heading, intro, items, more }: QuestionsProps) => {
  if (items.length === 0) return undefined;
  const half = more === undefined ? items.length : Math.ceil(items.length / 2);
  return (
    <section
      className={`page section-gap grid gap-x-16 gap-y-8 ${more === undefined ? "lg:grid-cols-[0.62fr_1fr]" : "lg:grid-cols-2"}`}
      aria-labelledby="questions"
    >
      <div
        className={
          more === undefined
            ? ""
            : "grid items-end gap-x-16 gap-y-4 lg:col-span-full lg:grid-cols-2"
        }
      >
        <h2 id="questions" className="text-heading">
          {heading}
        </h2>
        <p className={`max-w-measure text-balance text-muted ${more === undefined ? "mt-4" : ""}`}>
          {intro}
        </p>
      </div>
      <List items={items.slice(0, half)} />
      {more !== undefined && half < items.length && (
        <Fold label={more} about={heading}>
          <List items={items.slice(half)} />
        </Fold>
      )}
    </section>
  );
};

const List = ({ items }: { items: readonly Question[] }) => (
  <div className="border-t border-line lg:self-start">
    {items.map(({ question, answer }) => (
      <details key={question} className="fold border-b border-line">
        <summary className="flex items-start justify-between gap-6 rounded-md py-3.5 text-lead/snug font-semibold hover:text-action lg:py-4">
          {question}
          <Icon name="chevron-down" className="fold-icon size-6 text-action" />
        </summary>
        <p className="max-w-measure pb-6 text-muted">{answer}</p>
      </details>
    ))}
  </div>
);
