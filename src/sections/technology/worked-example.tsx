import type { TechnologiesPage, Technology } from "#src/content/schemas/technology.ts";

type WorkedExampleProps = {
  content: NonNullable<Technology["example"]>;
  labels: TechnologiesPage["example"];
};

/** How a project would go, where none can be shown. */
export const WorkedExample = ({ content, labels }: WorkedExampleProps) => (
  <section className="page section-gap" aria-labelledby="example">
    <div className="grid gap-x-16 gap-y-10 rounded-band bg-sunk p-7 sm:p-10 lg:grid-cols-[0.8fr_1fr] lg:p-14 dark:border dark:border-line">
      <div>
        <p className="text-small font-semibold text-turq">{labels.label}</p>
        <h2 id="example" className="mt-3 text-heading">
          {content.title}
        </h2>
        <p className="mt-5">{content.situation}</p>
        <p className="mt-4 text-small text-balance text-muted">{labels.note}</p>
      </div>
      <div>
        <ol className="border-l-2 border-lapis/40">
          {content.steps.map(({ time, text }) => (
            <li
              key={time}
              className="relative pb-6 pl-7 last:pb-0 before:absolute before:top-1.5 before:-left-[7px] before:size-3 before:rounded-full before:bg-lapis"
            >
              <h3 className="plain-heading text-[1rem]/6">{time}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-7 font-display text-[1.25rem]/[1.4] font-bold tracking-[-0.01em] text-balance">
          {content.outcome}
        </p>
      </div>
    </div>
  </section>
);
