import { Mark } from "#app/art/mark.tsx";
import { company } from "#app/content/company.ts";
import { footerGroups, footerNote } from "#app/content/navigation.ts";
import { Link } from "#app/ui/link.tsx";

const quiet = "inline-block py-1 text-muted no-underline hover:text-lapis hover:underline";
const { street, city, postalCode, country } = company.address;

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line bg-sunk">
      <div className="page grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr]">
        <div className="max-w-xs">
          <p className="flex items-center gap-3 font-display text-[1.3125rem] font-bold tracking-[-0.02em]">
            <Mark className="h-9 w-8" />
            {company.name}
          </p>
          <p className="mt-4 text-small text-muted">{footerNote}</p>
        </div>
        {footerGroups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-text text-small font-semibold tracking-normal">{title}</h2>
            <ul className="mt-3 text-small">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={quiet}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="font-text text-small font-semibold tracking-normal">Find us</h2>
          <address className="mt-3 text-small text-muted not-italic">
            <p>
              {street}
              <br />
              {city} {postalCode}, {country}
            </p>
            <p className="mt-3">
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
      <div className="page border-t border-line py-6 text-fine text-muted">
        <p>
          © {company.founded}–{new Date().getFullYear()} {company.name}
        </p>
      </div>
    </footer>
  );
}
