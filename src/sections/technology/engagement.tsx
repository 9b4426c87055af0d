import { technologiesPage } from "#src/content/technologies.ts";
import type { Technology } from "#src/content/schemas/technology.ts";
import { Facts } from "#src/sections/facts.tsx";
import { CheckList } from "#src/ui/check-list.tsx";

const { engagement, example } = technologiesPage;

export const Engagement = ({ content }: { content: Technology["engagement"] }) =>
  content && (
    <section className="page section-gap" aria-labelledby="engagement">
      <h2 id="engagement" className="text-heading">
        {engagement.heading}
      </h2>
      <Facts
        facts={{
          [engagement.team]: content.team,
          [engagement.duration]: content.duration,
          [engagement.price]: content.price,
        }}
      />
      <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <h3 className="text-title">{engagement.drivers}</h3>
          <p className="mt-2 max-w-measure text-muted">{content.drivers}</p>
          <p className="mt-4 max-w-measure text-small text-balance text-muted">{engagement.note}</p>
        </div>
        {content.handover.length > 0 && (
          <div>
            <h3 className="text-title">{engagement.handover}</h3>
            <CheckList items={content.handover} className="mt-2 gap-2 text-muted" />
          </div>
        )}
      </div>
    </section>
  );

/** A sample project plan, for technologies without a project to show. */
export const WorkedExample = ({ content }: { content: NonNullable<Technology["example"]> }) => (
  <section className="page section-gap" aria-labelledby="example">
    <div className="grid gap-x-16 gap-y-10 panel rounded-band p-7 sm:p-10 lg:grid-cols-2 lg:p-14">
      <div>
        <p className="text-small font-semibold text-label">{example.label}</p>
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
              <h3 className="plain-heading text-compact text-label">{time}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 display-text text-title text-balance">{content.outcome}</p>
      </div>
    </div>
  </section>
);
