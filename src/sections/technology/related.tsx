import type { Related as Content } from "#src/lib/related.ts";
import { MoreLink } from "#src/ui/more-link.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Reveal } from "#src/ui/reveal.tsx";

/** Three columns from 64rem, two from 48rem; two stay two, and one alone has its picture half the row. */
const sizesOf = (projects: number) =>
  `(min-width: 64rem) ${projects < 3 ? "40rem" : "25rem"}, (min-width: 48rem) calc(50vw - 2.5rem), calc(100vw - 2.5rem)`;

/** Where to go on: what we built with it, what stands next to it, the service it belongs to. */
export function Related({ content }: { content: Content }) {
  const { heading, projects, seeAlso, service } = content;
  return (
    <section className="page section-gap" aria-labelledby="related">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <h2 id="related" className="text-heading">
          {heading}
        </h2>
        <MoreLink href={service.to}>Service: {service.heading}</MoreLink>
      </div>
      {projects.length > 0 && (
        <ul
          className={`stagger related mb-6 grid gap-5 md:grid-cols-2 ${projects.length > 2 ? "lg:grid-cols-3" : ""}`}
        >
          {projects.map(({ slug, title, description, to, picture }) => (
            <li key={slug}>
              <Reveal className="group relative h-full overflow-hidden rounded-card border border-line bg-surface">
                <Picture
                  // The title beside it says the same.
                  content={{ ...picture, alt: "" }}
                  sizes={sizesOf(projects.length)}
                  width={800}
                  height={500}
                  className="w-full"
                />
                <div className="related-words p-5.5">
                  <h3 className="text-[1.25rem]">
                    <a
                      href={to}
                      className="text-ink no-underline after:absolute after:inset-0 group-hover:text-lapis"
                    >
                      {title}
                    </a>
                  </h3>
                  <p className="mt-1.5 text-small text-muted">{description}</p>
                </div>
              </Reveal>
            </li>
          ))}
        </ul>
      )}
      <ul
        className={`grid gap-4 ${seeAlso.length === 4 ? "md:grid-cols-2" : "md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]"}`}
      >
        {seeAlso.map(({ name: other, to, text }) => (
          <li key={to} className="rounded-card bg-sunk px-6 py-4.5 dark:border dark:border-line">
            <p className="text-muted">
              {text}{" "}
              <span className="inline-block">
                <MoreLink href={to}>{other}</MoreLink>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
