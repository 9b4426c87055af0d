import type { Technology } from "#src/content/schemas/technology.ts";
import type { Crumb } from "#src/lib/page.ts";
import { pictureOf, placeholder } from "#src/lib/pictures/pictures.ts";
import { tints } from "#src/ui/arch-icon.tsx";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";

const sceneOf = ({ slug, picture: own }: Technology) =>
  own ? pictureOf(own, `scenes/technologies/${slug}.svg`) : placeholder;

const looks = {
  sheet: "lg:grid-cols-[1.1fr_0.9fr]",
  ledger: "lg:grid-cols-[0.9fr_1.1fr] [&>:last-child]:lg:order-first",
} as const satisfies Record<Technology["layout"], string>;

export const TechnologyHero = ({ content, trail }: { content: Technology; trail: Crumb[] }) => (
  <section className="page pt-8 pb-14 lg:pt-10 lg:pb-20">
    <Breadcrumbs trail={trail} />
    <div className={`grid items-center gap-x-14 gap-y-10 ${looks[content.layout]}`}>
      <div>
        <p className={`mb-4 text-small font-semibold ${tints[content.accent]}`}>
          {content.eyebrow}
        </p>
        <h1 className="text-page">{content.h1}</h1>
        <p className="mt-5.5 max-w-[34em] text-lead text-balance text-muted">{content.blurb}</p>
        <ButtonLink href="/contact" className="mt-7.5">
          {content.cta}
        </ButtonLink>
      </div>
      <Picture
        content={sceneOf(content)}
        sizes="(min-width: 40rem) 36rem, calc(100vw - 2.5rem)"
        width={580}
        height={520}
        className="mx-auto w-full max-w-[36rem] self-end in-[picture]:rounded-band"
      />
    </div>
  </section>
);
