import type { Technology } from "#src/content/schemas/technology.ts";
import type { Crumb } from "#src/lib/page.ts";
import { picture } from "#src/lib/pictures/pictures.ts";
import { tints } from "#src/ui/arch-icon.tsx";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

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
    <img
      src={picture(`scenes/technologies/${content.picture ? content.slug : "plain"}.svg`)}
      alt={content.picture?.alt ?? ""}
      width={580}
      height={520}
      className="mx-auto w-full max-w-[36rem]"
    />
  </section>
);
