import { Mark } from "#src/ui/mark.tsx";
import { company } from "#src/content/company.ts";
import { footerGroups, footerNote, privacyLink } from "#src/content/navigation.ts";

const quiet = "inline-block py-1 text-muted no-underline hover:text-lapis hover:underline";
const groupTitle = "font-text text-small/6 font-semibold tracking-normal";
const { street, city, postalCode, country } = company.address;

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line bg-sunk">
      <div className="page">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 py-14 sm:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr]">
          <div className="max-w-xs max-lg:col-span-full">
            <p className="flex items-center gap-3 font-display text-[1.3125rem] font-bold tracking-[-0.02em]">
              <Mark className="h-9 w-8" />
              {company.name}
            </p>
            <p className="mt-4 text-small text-muted">{footerNote}</p>
          </div>
          {footerGroups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={groupTitle}>{title}</h2>
              <ul className="mt-2.5 text-small/6">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <a href={to} className={quiet}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="max-sm:col-span-2">
            <h2 className={groupTitle}>Find us</h2>
            <address className="mt-2.5 text-small/6 text-muted not-italic">
              <p className="py-1">
                {street}
                <br />
                {city} {postalCode}, {country}
              </p>
              <p>
                <a href={`tel:${company.phone.dialed}`} className={quiet}>
                  {company.phone.shown}
                </a>
                <br />
                <a href={`mailto:${company.email}`} className={quiet}>
                  {company.email}
                </a>
              </p>
            </address>
          </div>
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 border-t border-line py-5 text-fine text-muted">
          <p className="py-1">
            © {company.name}, {city}
          </p>
          <a href={privacyLink.to} className={quiet}>
            {privacyLink.label}
          </a>
        </div>
      </div>
    </footer>
  );
}
