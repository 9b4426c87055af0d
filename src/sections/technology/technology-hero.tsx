import type { Technology } from "#src/content/schemas/technology.ts";
import type { Crumb } from "#src/lib/page.ts";
import { picture, pictureOf } from "#src/lib/pictures/pictures.ts";
import { tints } from "#src/ui/arch-icon.tsx";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";

const sceneOf = ({ slug, picture: own }: Technology) =>
  own
    ? pictureOf(own, `scenes/technologies/${slug}.svg`)
    : { src: picture("scenes/technologies/plain.svg"), alt: "" };

export const TechnologyHero = ({ content, trail }: { content: Technology; trail: Crumb[] }) => (
  <section className="page grid items-center gap-x-14 gap-y-10 pt-8 pb-14 lg:grid-cols-[1.1fr_0.9fr] lg:pt-10 lg:pb-20">
    <div>
      <Breadcrumbs trail={trail} />
      <p className={`mb-4 text-small font-semibold ${tints[content.accent]}`}>{content.eyebrow}</p>
      <h1 className="text-page">{content.h1}</h1>
      <p className="mt-5.5 max-w-[34em] text-lead text-muted">{content.blurb}</p>
      <ButtonLink href="/contact" className="mt-7.5">
        {content.cta}
      </ButtonLink>
    </div>
    <Picture
      content={sceneOf(content)}
      sizes="(min-width: 40rem) 36rem, calc(100vw - 2.5rem)"
      width={580}
      height={520}
      className="mx-auto w-full max-w-[36rem] in-[picture]:rounded-band"
    />
  </section>
);
