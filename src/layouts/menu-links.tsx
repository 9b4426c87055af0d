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
        <span className="hidden text-small/tight font-normal text-muted wide:block">
          {` ${text}`}
        </span>
      )}
    </a>
  </li>
);

export const ServiceLinks = () => (
  <ul className="wide:w-80">
    {serviceLinks.map((link) => (
      <MenuLink key={link.to} {...link} />
    ))}
  </ul>
);

export const TechnologyLinks = () =>
  technologyGroups.map((group) => (
    <div key={group} className="wide:w-48 wide:nth-3:row-span-2">
      <h2 className="plain-heading px-3 pt-3 pb-1 text-fine text-label wide:pt-2">{group}</h2>
      <ul className="grid grid-cols-2 wide:block">
        {technologies
          .filter((technology) => technology.inMenu && technology.group === group)
          .map(({ name, slug }) => (
            <MenuLink key={slug} label={name} to={`/tech/${slug}`} />
          ))}
      </ul>
    </div>
  ));
