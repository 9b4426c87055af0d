import type { ReactNode } from "react";
import { page } from "#words";
import { addressLine, company } from "#src/entries/company.ts";
import { privacy } from "#src/entries/privacy.ts";
import { sceneOf } from "#src/lib/pictures/pictures.ts";
import { comma } from "#src/lib/series.ts";

const scene = sceneOf("privacy");

/** The text, beside the figures as a note in the margin, which stays in view. */
export const Privacy = () => (
  <div className="page grid gap-x-20 gap-y-8 pb-10 lg:grid-cols-[minmax(0,44rem)_minmax(16rem,1fr)]">
    {privacy.facts.length > 0 && (
      <section
        aria-label={page.inFigures}
        className="climbs letters-white rounded-band bg-band p-7 sm:p-9 lg:sticky lg:top-28 lg:order-last lg:self-start"
      >
        <dl className="grid gap-x-8 gap-y-6 sm:max-lg:grid-cols-3">
          {privacy.facts.map(({ figure, unit, text }) => (
            <div
              key={unit + figure}
              className="border-line lg:not-first:border-t lg:not-first:pt-6"
            >
              <dt className="display-text text-display/none">
                {figure}{" "}
                <span className="text-title tracking-[-0.02em] text-band-accent">{unit}</span>
              </dt>
              <dd className="mt-2 text-compact text-pretty text-band-text">{text}</dd>
            </div>
          ))}
        </dl>
        {scene && (
          <img
            src={scene}
            alt=""
            loading="lazy"
            width={130}
            height={120}
            className="mx-auto mt-8 -mb-7 h-30 w-auto sm:-mb-9"
          />
        )}
      </section>
    )}
    <div>
      <Part {...privacy.controller}>
        <Address />
      </Part>
      {privacy.sections.map((section) => (
        <Part key={section.heading} {...section} />
      ))}
    </div>
  </div>
);

type PartProps = { heading: string; points: readonly string[]; children?: ReactNode };

const Part = ({ heading, points, children }: PartProps) => (
  <section className="border-t border-line py-8 lg:py-10">
    <h2 className="mb-5 text-large">{heading}</h2>
    {children}
    <ul className="grid gap-4 empty:hidden">
      {points.map((point) => (
        <li key={point} className="text-pretty">
          {unbroken(point)}
        </li>
      ))}
    </ul>
  </section>
);

/** A citation such as "Article 6(1)(b)", which would break between the parentheses. */
const citation = /((?:\p{L}+ )?\d+(?:\(\w+\))+)/u;

const unbroken = (point: string): ReactNode =>
  point.split(citation).map((text, index) =>
    // The odd ones are what the parentheses of the pattern took.
    index % 2 === 0 ? (
      text
    ) : (
      <span key={text} className="whitespace-nowrap">
        {text}
      </span>
    ),
  );

const Address = () => {
  const { street } = company.address;
  return (
    <address className="mb-5 text-ink not-italic">
      <strong className="font-semibold">{company.name}</strong>
      <br />
      {street}
      {comma}
      <span className="inline-block">{addressLine()}</span>
      <br />
      <a href={`mailto:${company.email}`} className="inline-link">
        {company.email}
      </a>
    </address>
  );
};
