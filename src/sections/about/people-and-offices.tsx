import { addressIn } from "#src/entries/company.ts";
import { personOf } from "#src/entries/people.ts";
import type { AboutPage, Office } from "#content/schemas/about.ts";
import { placeOf, startOf } from "#src/browser/working-days.ts";
import { now } from "#src/entries/site.ts";
import { leftToRight } from "#src/lib/direction.ts";
import { series } from "#src/lib/series.ts";
import { zoneName } from "#src/lib/zone-name.ts";
import { Introduction, Portrait } from "#src/sections/people/person.tsx";
import { Band } from "#src/ui/band.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

/** On wide screens five large portraits in a row, the second and fourth lower. */
export const Team = ({ content }: { content: AboutPage["people"] }) =>
  content && (
    <section id="people" className="page section-gap lg:pb-28">
      <SectionHeading heading={content.heading} lead={content.intro} />
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-5 lg:gap-y-28">
        {content.members.map(personOf).map((person) => (
          <li
            key={person.slug}
            className="flex gap-5 max-xs:flex-col lg:flex-col lg:gap-4 lg:nth-[5n+2]:[translate:0_4rem] lg:nth-[5n+4]:[translate:0_4rem]"
          >
            <Portrait person={person} sizes="13.5rem" className="w-20 lg:w-full" />
            <Introduction person={person} />
          </li>
        ))}
      </ul>
    </section>
  );

/** Length of a working day in hours. */
const workday = 9;

/** Marks of the day below which the hours are drawn. */
const quarters = [0, 6, 12, 18] as const;

const hourName = (hour: number) => `${hour % 24}:00`;

/** The clock at an office, and when its working day begins at the time of the build, in hours of UTC. */
function clockOf({ timeZone, opens }: Pick<Office, "timeZone" | "opens">) {
  if (!timeZone) return {};
  const start = opens === undefined ? undefined : startOf(opens, timeZone, now.over);
  return { zone: zoneName(timeZone), start };
}

export function Offices({ content }: { content: AboutPage["offices"] }) {
  if (!content) return undefined;
  const { heading, intro, items } = content;
  const offices = items.map((office) => ({ ...office, ...clockOf(office) }));
  const first = Math.min(...offices.flatMap(({ start = [] }) => start));
  const earliest = offices.find(({ start }) => start === first);
  return (
    <section className="page section-gap">
      <Band frame="letters-white bleed" className="py-10 lg:py-14">
        <SectionHeading heading={heading} lead={intro} />
        {earliest?.opens !== undefined && (
          <div
            className="grid gap-x-8 pb-1.5 text-fine text-muted lg:grid-cols-3"
            aria-hidden="true"
          >
            <div dir={leftToRight} className="grid grid-cols-4 lg:col-start-3">
              <p className="col-span-full font-semibold">{earliest.city}</p>
              {quarters.map((quarter) => (
                <p key={quarter}>{hourName((earliest.opens ?? 0) + quarter)}</p>
              ))}
            </div>
          </div>
        )}
        <ul data-module="working-days">
          {offices.map(({ city, country, text, hours, zone, start, timeZone, opens }) => (
            <li
              key={city}
              className="grid items-center gap-x-8 gap-y-3 border-t border-line py-5 text-compact text-muted last:border-b sm:grid-cols-2 lg:grid-cols-3"
            >
              <div>
                <h3 className="text-title text-ink">
                  {city} <span className="plain-heading ms-2 text-fine text-muted">{country}</span>
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
                <p className="text-fine">{series(hours, zone)}</p>
                {start !== undefined && (
                  <svg
                    viewBox="0 0 24 10"
                    preserveAspectRatio="none"
                    className="mt-1.5 h-2.5 w-full"
                    aria-hidden="true"
                  >
                    {quarters.map((quarter) => (
                      <path
                        key={quarter}
                        d={`M${quarter} 0v10`}
                        vectorEffect="non-scaling-stroke"
                        className="stroke-edge"
                      />
                    ))}
                    <path d="M0 5H24" vectorEffect="non-scaling-stroke" className="stroke-line" />
                    <path
                      // src/browser/working-days.ts follows the visitor's date.
                      data-opens={opens}
                      data-zone={timeZone}
                      data-first={city === earliest?.city ? "" : undefined}
                      transform={placeOf(start, first)}
                      d={`M0 0h${workday}v10h-${workday}z`}
                      className="fill-band-accent"
                    />
                  </svg>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Band>
    </section>
  );
}
