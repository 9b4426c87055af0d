import type { ReactNode } from "react";
import { portfolio } from "#src/entries/portfolio.ts";
import type { DetailedProject } from "#content/schemas/project.ts";
import { tagRowsOf, withIcons } from "#src/lib/projects.ts";
import { Icon } from "#src/ui/icon.tsx";

const labels = portfolio.detail;

/** The situation as the page's opening paragraph, beside what the product is made with; then problem and answer. */
export function Story({ content }: { content: DetailedProject }) {
  const { situation, problem, built, result, figures } = content.detail;
  const chapters = [
    { heading: labels.problem, text: problem },
    { heading: labels.built, text: built },
    // Results (results.tsx) says it beside the figures, if there are any.
    ...(figures.length === 0 ? [{ heading: labels.result, text: result }] : []),
  ];
  return (
    <div className="page pt-12 pb-10 lg:pt-20 lg:pb-14">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_min(24rem,33%)]">
        {situation ? (
          <Chapter heading={labels.situation}>
            <p className="mt-4 text-large/snug font-medium text-pretty">{situation}</p>
          </Chapter>
        ) : (
          <Chapters chapters={chapters} />
        )}
        <MadeWith {...content} />
      </div>
      {situation && (
        <div className="mt-12 lg:mt-16">
          <Chapters chapters={chapters} />
        </div>
      )}
    </div>
  );
}

const Chapters = ({ chapters }: { chapters: { heading: string; text: string }[] }) => (
  <div className="grid gap-x-20 gap-y-10 md:grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))]">
    {chapters.map(({ heading, text }) => (
      <Chapter key={heading} heading={heading}>
        <p className="mt-4 max-w-measure text-lead text-pretty">{text}</p>
      </Chapter>
    ))}
  </div>
);

const Chapter = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2 className="text-title">{heading}</h2>
    {children}
  </section>
);

function MadeWith(project: DetailedProject) {
  const technologies = withIcons(project.detail.technologies);
  const tags = tagRowsOf(project).flat();
  return (
    <div className="grid content-start gap-y-8">
      <MadeOf
        heading={labels.technologies}
        items={technologies}
        columns="grid-cols-2"
        tint="text-ink"
      />
      <MadeOf
        heading={labels.tags}
        items={tags.map(({ label, icon }) => ({ name: label, icon }))}
      />
    </div>
  );
}

type MadeOfProps = {
  heading: string;
  items: { name: string; icon?: string | undefined }[];
  columns?: string;
  tint?: string;
};

const MadeOf = ({ heading, items, columns = "", tint = "text-label" }: MadeOfProps) =>
  items.length > 0 && (
    <section className="border-t border-line pt-5">
      <h2 className="text-title">{heading}</h2>
      <ul className={`mt-4 grid gap-x-4 gap-y-2.5 ${columns}`}>
        {items.map(({ name, icon }) => (
          <li key={name} className="flex items-center gap-3 text-compact">
            {icon && <Icon name={icon} className={`size-5 ${tint}`} />}
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
