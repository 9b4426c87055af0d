import { scene } from "#src/lib/pictures/scenes.ts";
import type { CareersPage } from "#src/content/types/careers.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Reveal } from "#src/ui/reveal.tsx";

/** Four pictures of a week here, laid like tiles around what they show (careers.css). */
export function Culture({ content }: { content: CareersPage["culture"] }) {
  return (
    <section className="page section-gap culture grid gap-4 sm:gap-6">
      <div className="culture-words lg:pr-8 lg:pb-4">
        <h2 className="text-heading">{content.heading}</h2>
        <p className="mt-4 max-w-[36em] text-lead text-muted">{content.intro}</p>
      </div>
      {content.pictures.map((picture) => (
        <Reveal
          key={picture.scene}
          className={`tile-${picture.scene} overflow-hidden rounded-band`}
        >
          <img
            src={scene(`culture/${picture.scene}`)}
            alt={picture.alt}
            width={560}
            height={420}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        </Reveal>
      ))}
      <ul className="culture-highlights grid gap-x-16 gap-y-8 pt-4 sm:grid-cols-2 lg:pt-6">
        {content.highlights.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[2.75rem_1fr]">
            <Icon name={icon} className="mt-0.5 size-6.5 text-brick" />
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 max-w-[34em] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
