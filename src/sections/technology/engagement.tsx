import { technologiesPage } from "#src/content/technologies.ts";
import type { Technology } from "#src/content/schemas/technology.ts";
import { CheckList } from "#src/ui/check-list.tsx";

const { engagement, example } = technologiesPage;

export const Engagement = ({ content }: { content: Technology["engagement"] }) =>
  content && (
    <section className="page section-gap" aria-labelledby="engagement">
      <h2 id="engagement" className="text-heading">
        {engagement.heading}
      </h2>
      <dl className="mt-8 grid gap-x-10 gap-y-5 border-y border-line py-6 md:grid-cols-[1.3fr_1fr_1.3fr] lg:py-8">
        <Expected label={engagement.team}>{content.team}</Expected>
        <Expected label={engagement.duration} className="display-text text-large">
          {content.duration}
        </Expected>
        <Expected label={engagement.price} className="display-text text-large text-accent">
          {content.price}
        </Expected>
      </dl>
      <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <h3 className="text-title">{engagement.drivers}</h3>
          <p className="mt-2 max-w-measure text-muted">{content.drivers}</p>
          <p className="mt-4 max-w-measure text-small text-balance text-muted">{engagement.note}</p>
        </div>
        {content.handover.length > 0 && (
          <div>
            <h3 className="text-title">{engagement.handover}</h3>
            <CheckList items={content.handover} tint="accent" className="mt-2 gap-2 text-muted" />
          </div>
        )}
      </div>
    </section>
  );

type ExpectedProps = { label: string; className?: string; children: string };

const Expected = ({ label, className = "text-lead font-medium", children }: ExpectedProps) => (
  <div>
    <dt className="text-small text-muted">{label}</dt>
    <dd className={`mt-1 ${className}`}>{children}</dd>
  </div>
);

/** A sample project plan, for technologies without a project to show. */
export const WorkedExample = ({ content }: { content: NonNullable<Technology["example"]> }) => (
  <section className="page section-gap" aria-labelledby="example">
    <div className="grid gap-x-16 gap-y-10 panel rounded-band p-7 sm:p-10 lg:grid-cols-2 lg:p-14">
      <div>
        <p className="text-small font-semibold text-accent">{example.label}</p>
        <h2 id="example" className="mt-3 text-heading">
          {content.title}
        </h2>
        <p className="mt-5">{content.situation}</p>
        <p className="mt-4 text-small text-balance text-muted">{example.note}</p>
      </div>
      <div>
        <ol className="border-b border-line">
          {content.steps.map(({ time, text }) => (
            <li key={time} className="border-t border-line py-4">
              <h3 className="plain-heading text-compact text-accent">{time}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 display-text text-title text-balance">{content.outcome}</p>
      </div>
    </div>
  </section>
);
