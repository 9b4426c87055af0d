import { page as words } from "#words";
import type { Article } from "#content/schemas/article.ts";
import { fill } from "#contract/sentences/fill.ts";
import { personOf } from "#src/entries/people.ts";
import { projectOf } from "#src/entries/projects.ts";
import { services } from "#src/entries/services.ts";
import { Introduction, Portrait } from "#src/sections/people/person.tsx";
import { MoreLink } from "#src/ui/more-link.tsx";

/** Who wrote it, and the pages that it is about. */
export const ArticleEnd = ({ content }: { content: Article }) => {
  const links = [...serviceLinks(content), ...projectLinks(content)];
  const person = content.author === undefined ? undefined : personOf(content.author);
  if (!person && links.length === 0) return undefined;
  return (
    <div className="page pb-10 lg:pb-16">
      <div className="mx-auto grid max-w-[40.5rem] gap-8 border-t border-line pt-10">
        {person && (
          <div className="grid grid-cols-[auto_1fr] gap-5">
            <Portrait person={person} sizes="6rem" className="w-24" />
            <Introduction person={person} />
          </div>
        )}
        {links.length > 0 && (
          <ul className="border-b border-line">
            {links.map(({ to, label }) => (
              <li key={to} className="border-t border-line py-4">
                <MoreLink href={to}>{label}</MoreLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};

const serviceLinks = (article: Article) =>
  services.sections
    .filter(({ slug }) => article.services.includes(slug))
    .map(({ slug, heading: service }) => ({
      to: `/services#${slug}`,
      label: fill(words.seeService, { service }),
    }));

function projectLinks({ project: slug }: Article) {
  if (slug === undefined) return [];
  const { title: project, detail } = projectOf(slug);
  const to = detail ? `/portfolio/${slug}` : "/portfolio";
  return [{ to, label: fill(words.seeProject, { project }) }];
}
