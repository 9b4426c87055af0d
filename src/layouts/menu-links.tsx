import { serviceLinks } from "#src/content/navigation.ts";
import { technologies } from "#src/content/technologies.ts";
import { technologyGroups } from "#src/content/schemas/technology.ts";

/** `text`: a short description, shown in dropdowns only. */
type MenuLinkProps = { label: string; to: string; text?: string | undefined };

/* Shared by the dropdowns (from 64rem) and the mobile menu. */

const MenuLink = ({ label, to, text }: MenuLinkProps) => (
  <li>
    <a
      href={to}
      className="press block rounded-control px-3 py-2.5 text-compact font-medium text-ink hover:bg-sunk hover:text-action focus-visible:-outline-offset-2"
    >
      {label}
      {text && (
        <span className="block text-small/tight font-normal text-muted max-lg:hidden">
          {` ${text}`}
        </span>
      )}
    </a>
  </li>
);

export const ServiceLinks = () => (
  <ul className="lg:w-80">
    {serviceLinks.map((link) => (
      <MenuLink key={link.to} {...link} />
    ))}
  </ul>
);

export const TechnologyLinks = () =>
  technologyGroups.map((group) => (
    <div key={group} className="lg:w-48 lg:nth-3:row-span-2">
      <h2 className="plain-heading px-3 pt-3 pb-1 text-fine text-label lg:pt-2">{group}</h2>
      <ul className="xs:max-lg:grid xs:max-lg:grid-cols-2">
        {technologies
          .filter((technology) => technology.inMenu && technology.group === group)
          .map(({ name, slug }) => (
            <MenuLink key={slug} label={name} to={`/tech/${slug}`} />
          ))}
      </ul>
    </div>
  ));
