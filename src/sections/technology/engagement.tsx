import type { TechnologiesPage, Technology } from "#src/content/schemas/technology.ts";
import { CheckList } from "#src/ui/check-list.tsx";

type EngagementProps = {
  content: Technology["engagement"];
  labels: TechnologiesPage["engagement"];
};

/** For whoever has to decide: who, how long, how much, and what remains. */
export const Engagement = ({ content, labels }: EngagementProps) => (
  <section className="page section-gap" aria-labelledby="engagement">
    <h2 id="engagement" className="text-heading">
      {labels.heading}
    </h2>
    <dl className="mt-8 grid gap-y-6 border-t-2 border-lapis pt-7 md:grid-cols-3 md:gap-x-10">
      {(["team", "duration", "price"] as const).map((fact) => (
        <div key={fact}>
          <dt className="text-small text-muted">{labels[fact]}</dt>
          <dd className="mt-1 font-display text-title leading-snug font-bold tracking-[-0.01em] text-balance">
            {content[fact]}
          </dd>
        </div>
      ))}
    </dl>
    <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <h3 className="text-[1.3125rem]">{labels.drivers}</h3>
        <p className="mt-2 max-w-[36em] text-muted">{content.drivers}</p>
        <p className="mt-4 max-w-[36em] text-small text-balance text-muted">{labels.note}</p>
      </div>
      <div>
        <h3 className="text-[1.3125rem]">{labels.handover}</h3>
        <CheckList items={content.handover} className="mt-2 gap-2 text-muted" />
      </div>
    </div>
  </section>
);
