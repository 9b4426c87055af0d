import type { ReactNode } from "react";
import { page } from "#words";
import { addressLine, company } from "#src/content/company.ts";
import { privacy } from "#src/content/privacy.ts";
import { Band } from "#src/ui/band.tsx";

export const PrivacyFacts = () =>
  privacy.facts.length > 0 && (
    <section aria-label={page.inFigures} className="page pb-14 lg:pb-20">
      <Band>
        <dl className="grid gap-8 p-7 sm:p-11 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] md:gap-10">
          {privacy.facts.map(({ figure, unit, text }) => (
            <div key={unit + figure}>
              <dt className="display-text text-figure">
                {figure} <span className="text-title text-band-accent">{unit}</span>
              </dt>
              <dd className="mt-3 text-small text-band-text">{text}</dd>
            </div>
          ))}
        </dl>
      </Band>
    </section>
  );

export const PrivacyPoints = () => (
  <div className="page">
    <Part {...privacy.controller}>
      <Address />
    </Part>
    {privacy.sections.map((section) => (
      <Part key={section.heading} {...section} />
    ))}
  </div>
);

type PartProps = { heading: string; points: readonly string[]; children?: ReactNode };

const Part = ({ heading, points, children }: PartProps) => (
  <section className="grid gap-x-14 gap-y-5 border-t border-line py-10 lg:grid-cols-[0.62fr_1fr] lg:py-12">
    <h2 className="max-w-[14em] text-large">{heading}</h2>
    <div className="max-w-measure text-muted">
      {children}
      <ul className="grid gap-4 empty:hidden">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  </section>
);

const Address = () => {
  const { street } = company.address;
  return (
    <address className="mb-5 text-ink not-italic">
      <strong className="font-semibold">{company.name}</strong>
      <br />
      {street}, <span className="inline-block">{addressLine()}</span>
      <br />
      <a href={`mailto:${company.email}`} className="inline-link">
        {company.email}
      </a>
    </address>
  );
};
