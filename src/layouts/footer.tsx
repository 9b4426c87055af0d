import { page } from "#words";
import { addressLine, company, dialed } from "#src/entries/company.ts";
import { navigation } from "#src/entries/navigation.ts";
import { leftToRight } from "#src/lib/direction.ts";
import { presentLinks } from "#src/lib/present-pages.ts";
import { series } from "#src/lib/series.ts";
import { LogoReference } from "./logo.tsx";

const { footerGroups, footerNote, privacyLink } = navigation;
const groups = footerGroups
  .map(({ title, links }) => ({ title, links: presentLinks(links) }))
  .filter(({ links }) => links.length > 0);
const { street, city } = company.address;
const { profiles = [] } = company;

type QuietProps = { label: string; to: string; rel?: string; dir?: "ltr" | undefined };

const Quiet = ({ label, ...link }: QuietProps) => (
  <a
    href={link.to}
    rel={link.rel}
    dir={link.dir}
    className="inline-block py-1 max-md:py-2.75 text-muted hover:text-action hover:underline"
  >
    {label}
  </a>
);

export const Footer = () => (
  <footer className="mt-auto border-t border-line bg-sunk">
    <div className="page">
      <div className="grid grid-cols-2 gap-x-6 gap-y-10 py-14 sm:grid-cols-3 lg:grid-cols-4">
        <div className="max-lg:col-span-full">
          <p className="flex items-center gap-3 display-text text-title">
            <LogoReference className="h-9 w-auto" />
            {company.name}
          </p>
          {footerNote && <p className="mt-4 text-fine text-balance text-muted">{footerNote}</p>}
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="plain-heading text-fine">{title}</h2>
            <ul className="mt-2.5 text-fine">
              {links.map((link) => (
                <li key={link.to}>
                  <Quiet {...link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="max-sm:col-span-full">
          <h2 className="plain-heading text-fine">{page.findUs}</h2>
          <address className="mt-2.5 text-fine text-muted not-italic">
            <p className="py-1">
              {street}
              <br />
              {addressLine()}
            </p>
            <p>
              <Quiet label={company.phone.shown} to={`tel:${dialed()}`} dir={leftToRight} />
              <br />
              <Quiet label={company.email} to={`mailto:${company.email}`} />
            </p>
            {profiles.length > 0 && (
              <p className="flex flex-wrap gap-x-4">
                {profiles.map(({ name, to }) => (
                  <Quiet key={to} label={name} to={to} rel="me" />
                ))}
              </p>
            )}
          </address>
        </div>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-5 text-fine text-muted">
        <p className="py-1">{`© ${series(company.name, city)}`}</p>
        <Quiet {...privacyLink} />
      </div>
    </div>
  </footer>
);
