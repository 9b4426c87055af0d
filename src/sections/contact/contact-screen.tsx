import type { ReactNode } from "react";
import { company } from "#src/content/company.ts";
import type { contact } from "#src/content/contact.ts";
import type { Crumb } from "#src/lib/page.ts";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { Band } from "#src/ui/band.tsx";
import { Icon } from "#src/ui/icon.tsx";

type Content = typeof contact;
type ContactScreenProps = { trail: Crumb[]; content: Content; children: ReactNode };

export const ContactScreen = ({ trail, content, children }: ContactScreenProps) => (
  <>
    <PageIntro trail={trail} heading={content.heading} intro={content.lead} />
    <section className="page grid grid-cols-1 gap-6 pb-20 lg:grid-cols-[0.8fr_1.2fr] lg:pb-28">
      <ReachCard content={content} />
      <div className="rounded-card border border-line bg-surface p-6 max-lg:row-start-1 sm:p-9 lg:flex lg:flex-col">
        <h2 id="contact-form" className="mb-6 text-[1.625rem]">
          {content.form.heading}
        </h2>
        {children}
      </div>
    </section>
  </>
);

function ReachCard({ content: { reach, next } }: { content: Content }) {
  const { street, city, postalCode, country } = company.address;
  const [mailbox, domain] = company.email.split("@");
  return (
    // A pixel further in: the card beside it has a border.
    <Band quiet className="rounded-card! p-6.25 max-[24rem]:px-5.25 sm:p-9.25">
      <h2 className="text-[1.625rem]">{reach.heading}</h2>
      <ul className="mt-6 grid grid-cols-1 gap-5">
        <Reach icon="mail" label={reach.email} to={`mailto:${company.email}`}>
          {mailbox}@<wbr />
          {domain}
        </Reach>
        <Reach icon="phone" label={reach.phone} to={`tel:${company.phone.dialed}`}>
          {company.phone.shown}
        </Reach>
        <Reach icon="map-pin" label={reach.address}>
          {street}, {city} {postalCode}, {country}
        </Reach>
      </ul>
      <h2 className="mt-10 border-t border-white/20 pt-8 text-title">{next.heading}</h2>
      <ol className="mt-5 grid gap-5">
        {next.steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr]">
            <span className="row-span-2 font-display text-[1.25rem]/7 font-bold text-band-accent">
              {index + 1}
            </span>
            <h3 className="plain-heading text-body/7">{title}</h3>
            <p className="text-small text-band-text">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

type ReachProps = { icon: string; label: string; to?: string; children: ReactNode };

const Reach = ({ icon, label, to, children }: ReachProps) => (
  <li className="flex items-start gap-3 sm:gap-4">
    <span className="grid size-9 shrink-0 place-items-center rounded-control bg-white/10 text-band-accent sm:size-11">
      <Icon name={icon} className="size-5.5" />
    </span>
    <div className="min-w-0">
      <p className="text-fine/5 text-band-text">{label}</p>
      <p className="font-semibold">
        {to ? (
          <a
            href={to}
            className="underline decoration-white/40 underline-offset-[0.2em] hover:decoration-current focus-visible:outline-white"
          >
            {children}
          </a>
        ) : (
          children
        )}
      </p>
    </div>
  </li>
);
