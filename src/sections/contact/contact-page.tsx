import type { ReactNode } from "react";
import { dialedAs } from "#content/dialed.ts";
import { contact } from "#src/entries/contact.ts";
import { invitationPicture, layersOf } from "#src/lib/pictures/pictures.ts";
import { zoneName } from "#src/lib/zone-name.ts";
import type { Crumb } from "#src/lib/page-description.ts";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { People } from "#src/sections/people/people.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { NextSteps } from "./next-steps.tsx";
import { ReachCard } from "./reach-card.tsx";

const { heading, lead, drawing, form, hours, readers, legal } = contact;

export const ContactPage = ({ trail, children }: { trail: Crumb[]; children: ReactNode }) => (
  <>
    <div className={drawing && "lg:[&_h1]:max-w-[min(18em,100%-22rem)]"}>
      <PageIntro trail={trail} heading={heading} intro={lead} />
    </div>
    {/* The form comes first in reading order; wide screens show it on the right. */}
    <section className="page grid grid-cols-1 gap-6 lg:-mt-2 lg:grid-cols-[0.8fr_1.2fr]">
      <div className="relative rounded-card border border-line bg-surface p-6 sm:p-7 lg:col-start-2 lg:px-9">
        {drawing && <Drawing name={drawing} />}
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="contact-form" className="text-large">
            {form.heading}
          </h2>
          <p className="flex items-center gap-2 text-fine font-semibold text-label">
            <Icon name="clock" className="size-4.5" />
            {form.promise}
          </p>
        </div>
        {children}
      </div>
      <ReachCard />
      {hours && <Hours {...hours} />}
    </section>
    <div className="mt-14 bg-sunk lg:mt-20">
      <NextSteps />
    </div>
    <div className="pb-20 lg:pb-28">
      {readers && (
        <section className="page pt-16 lg:pt-24" aria-labelledby="readers">
          <h2 id="readers" className="mb-8 text-heading">
            {readers.heading}
          </h2>
          <People
            people={readers.people}
            turn={2}
            className="lg:grid-cols-2! lg:gap-x-16"
            portrait={{ sizes: "6rem", className: "w-20 sm:w-24" }}
          />
        </section>
      )}
      {legal && <Legal {...legal} />}
    </div>
  </>
);

/** It stands on the form. In layers, if there are such files: the letter comes out on arrival, and sinks and is sealed once the message is sent. */
function Drawing({ name }: { name: string }) {
  const { back, sinks, front, lands } = layersOf(`invitations/${name}.svg`, layers);
  const whole = invitationPicture(name);
  return (
    <div className="absolute inset-e-0 bottom-full w-84 overflow-hidden max-lg:hidden">
      {sinks && back && front && lands ? (
        <>
          <img {...whole} src={back} alt="" loading="lazy" className="w-full" />
          <img
            src={sinks}
            alt=""
            loading="lazy"
            className="sinks absolute inset-0 size-full [--dim:1] [--start:translateY(52%)] motion-ok:animate-arrive"
          />
          <img src={front} alt="" loading="lazy" className="absolute inset-0 size-full" />
          <img src={lands} alt="" loading="lazy" className="lands absolute inset-0 size-full" />
        </>
      ) : (
        <img {...whole} alt="" loading="lazy" className="w-full" />
      )}
    </div>
  );
}

const layers = ["back", "sinks", "front", "lands"] as const;

const Legal = ({ heading: title, intro, points }: NonNullable<typeof legal>) => (
  <section
    id="imprint"
    className="page grid gap-x-16 gap-y-8 pt-16 lg:grid-cols-[0.62fr_1fr] lg:pt-24"
    aria-labelledby="imprint-heading"
  >
    <div>
      <h2 id="imprint-heading" className="text-heading">
        {title}
      </h2>
      <p className="mt-5 max-w-measure text-muted">{intro}</p>
    </div>
    <dl>
      {points.map(({ label, text }) => (
        <div
          key={label}
          className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="font-semibold">{label}</dt>
          <dd className="max-w-measure text-compact text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** A column for each office. */
const Hours = ({ heading: title, note, offices }: NonNullable<typeof hours>) => (
  <section aria-labelledby="hours" className="pt-6 lg:col-span-full lg:pt-8">
    <h2 id="hours" className="text-title">
      {title}
    </h2>
    <p className="mt-2 text-balance text-muted">{note}</p>
    <ul className="mt-6 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {offices.map((office) => (
        <li key={office.city} className="border-t border-line pt-4 text-fine text-muted">
          <h3 className="plain-heading text-compact text-ink">{office.city}</h3>
          <p className="mt-1 max-lg:inline-block max-lg:pe-3">{office.hours}</p>
          <p className="max-lg:inline-block">{zoneName(office.timeZone)}</p>
          {office.phone && (
            <p className="mt-1">
              <a href={`tel:${dialedAs(office.phone)}`} className="inline-link">
                {office.phone}
              </a>
            </p>
          )}
          {office.person && <p>{office.person}</p>}
        </li>
      ))}
    </ul>
  </section>
);
