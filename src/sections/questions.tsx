import type { Question } from "#src/content/schemas/fields.ts";
import { Icon } from "#src/ui/icon.tsx";

type QuestionsProps = { heading: string; intro: string; items: readonly Question[] };

/** FAQ with collapsed answers; search engines get the same questions as structured data. */
export const Questions = ({ heading, intro, items }: QuestionsProps) =>
  items.length > 0 && (
    <section
      className="page section-gap grid gap-x-16 gap-y-8 lg:grid-cols-[0.62fr_1fr]"
      aria-labelledby="questions"
    >
      <div>
        <h2 id="questions" className="text-heading">
          {heading}
        </h2>
        <p className="mt-4 text-balance text-muted">{intro}</p>
      </div>
      <div className="border-t border-line">
        {items.map(({ question, answer }) => (
          <details key={question} className="fold border-b border-line">
            <summary className="flex items-start justify-between gap-6 rounded-md py-4 text-lead/snug font-semibold hover:text-action">
              {question}
              <Icon name="chevron-down" className="fold-icon size-6 text-action" />
            </summary>
            <p className="max-w-measure pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
