import type { home } from "#app/content/home.ts";
import { projectPicture } from "#app/art/project-pictures.ts";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Tag } from "#app/ui/tag.tsx";

export function SelectedWork({ content }: { content: (typeof home)["work"] }) {
  return (
    <section id="projects" className="page section-gap">
      <SectionHeading heading={content.heading} lead={content.lead}>
        <MoreLink to="/portfolio">{content.action}</MoreLink>
      </SectionHeading>
      <ul data-stagger="" className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {content.projects.map(({ title, to, picture, alt, description, tags }) => (
          <li key={to} className="md:max-lg:last:col-span-2">
            <Reveal className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
              <div className="overflow-hidden">
                <img
                  src={projectPicture(picture)}
                  alt={alt}
                  width={640}
                  height={400}
                  loading="lazy"
                  decoding="async"
                  className="w-full transition-[scale] duration-500 ease-out group-hover:motion-ok:scale-[1.03]"
                />
              </div>
              <div className="flex grow flex-col p-6">
                <h3 className="text-title">
                  <Link to={to} className="text-ink no-underline after:absolute after:inset-0 hover:text-lapis">
                    {title}
                  </Link>
                </h3>
                <p className="mt-2 mb-4 text-muted">{description}</p>
                <p className="mt-auto flex flex-wrap gap-2">
                  {tags.map((tag) => (
                    <Tag key={tag}>{tag}</Tag>
                  ))}
                </p>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}
