import { addressIn } from "#src/content/company.ts";
import type { AboutPage } from "#src/content/schemas/about.ts";
import { People } from "#src/sections/people/people.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

export const Team = ({ content }: { content: AboutPage["people"] }) => (
  <section id="people" className="page section-gap lg:pb-20">
    <SectionHeading heading={content.heading} lead={content.intro} />
    <People people={content.members} wall />
  </section>
);

/** Length of a working day in hours. */
const workday = 9;

export function Offices({ content: { heading, intro, items } }: { content: AboutPage["offices"] }) {
  const first = Math.min(...items.flatMap(({ opens = [] }) => opens));
  return (
    <section className="page section-gap">
      <SectionHeading heading={heading} lead={intro} />
      <ul>
        {items.map(({ city, country, text, hours, zone, opens }) => (
          <li
            key={city}
            className="grid items-center gap-x-8 gap-y-3 border-t border-line py-5 text-compact text-muted last:border-b sm:grid-cols-[1.1fr_1fr] lg:grid-cols-[1.35fr_1fr_1.5fr]"
          >
            <div>
              <h3 className="text-title text-ink">
                {city} <span className="plain-heading ml-2 text-small text-muted">{country}</span>
              </h3>
              <p className="mt-1">{text}</p>
            </div>
            <p>
              {addressIn(city).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
            <div className="max-lg:col-span-full">
              <p className="text-small">{[hours, zone].filter(Boolean).join(", ")}</p>
              {opens !== undefined && (
                <svg
                  viewBox="0 0 24 10"
                  preserveAspectRatio="none"
                  className="mt-1.5 h-2.5 w-full"
                  aria-hidden="true"
                >
                  <path d="M0 5H24" className="stroke-line" />
                  <path
                    d={`M${opens - first} 0h${workday}v10h-${workday}z`}
                    className="fill-label"
                  />
                </svg>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
