import type { ReactNode } from "react";
import { Girih } from "#src/ui/girih.tsx";
import { company } from "#src/content/company.ts";
import type { contact } from "#src/content/contact.ts";
import { PageIntro } from "#src/sections/page-intro.tsx";
import type { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";

type Content = typeof contact;

type ContactScreenProps = {
  trail: Parameters<typeof Breadcrumbs>[0]["trail"];
  content: Content;
  children: ReactNode;
};

/** The contact screen around its form: ways to reach us on the left, the form on the right. */
export function ContactScreen({ trail, content, children }: ContactScreenProps) {
  return (
    <>
      <PageIntro trail={trail} heading={content.heading} intro={content.lead} />
      <section className="page grid grid-cols-1 gap-6 pb-20 lg:grid-cols-[0.8fr_1.2fr] lg:pb-28">
        <ReachCard content={content} />
        <div className="rounded-card border border-line bg-surface p-6 sm:p-9 max-lg:row-start-1 lg:flex lg:flex-col">
          <h2 id="contact-form" className="mb-6 text-[1.625rem]">
            {content.form.heading}
          </h2>
          {children}
        </div>
      </section>
    </>
  );
}

function ReachCard({ content: { reach, next } }: { content: Content }) {
  const { street, city, postalCode, country } = company.address;
  const [mailbox, domain] = company.email.split("@");
  return (
    <div className="relative overflow-hidden rounded-card bg-band text-white">
      <Girih className="opacity-10" />
      <div className="relative border border-transparent p-6 max-[24rem]:px-5 sm:p-9">
        <h2 className="text-[1.625rem]">{reach.heading}</h2>
        <ul className="mt-6 grid grid-cols-1 gap-5">
          <ReachLine icon={<Icon name="mail" className="size-5.5" />} label={reach.email}>
            <a href={`mailto:${company.email}`} className="reach-link">
              {mailbox}@<wbr />
              {domain}
            </a>
          </ReachLine>
          <ReachLine icon={<Icon name="phone" className="size-5.5" />} label={reach.phone}>
            <a href={`tel:${company.phone.dialed}`} className="reach-link">
              {company.phone.shown}
            </a>
          </ReachLine>
          <ReachLine icon={<Icon name="map-pin" className="size-5.5" />} label={reach.address}>
            {street}, {city} {postalCode}, {country}
          </ReachLine>
        </ul>
        <h2 className="mt-10 border-t border-white/20 pt-8 text-title">{next.heading}</h2>
        <ol className="mt-5 grid gap-5">
          {next.steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2rem_1fr]">
              <span className="font-display text-[1.25rem]/7 font-bold text-[#f7bd4b]">
                {index + 1}
              </span>
              <div>
                <h3 className="font-text text-body/7 font-semibold tracking-normal">{title}</h3>
                <p className="text-small text-[#dbe3ff]">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function ReachLine({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <li className="flex items-start gap-3 sm:gap-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-white/10 sm:size-11 text-[#f7bd4b]">
        {icon}
      </span>
      <div className="min-w-0">
        <p className="text-fine/5 text-[#dbe3ff]">{label}</p>
        <p className="font-semibold">{children}</p>
      </div>
    </li>
  );
}
