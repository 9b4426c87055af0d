import type { Technology } from "#src/content/schemas/technology.ts";
import type { Crumb } from "#src/lib/page.ts";
import { pictureOf, placeholder } from "#src/lib/pictures/pictures.ts";
import { tints } from "#src/ui/arch-icon.tsx";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";

export const TechnologyHero = ({ content, trail }: { content: Technology; trail: Crumb[] }) => (
  <section className="page pt-8 pb-14 lg:pt-10 lg:pb-20">
    <Breadcrumbs trail={trail} />
    <div
      className={`grid items-center gap-x-14 gap-y-10 ${content.layout === "sheet" ? "lg:grid-cols-[1.1fr_0.9fr]" : "lg:grid-cols-[0.9fr_1.1fr] [&>:last-child]:lg:order-first"}`}
    >
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
        content={
          content.picture
            ? pictureOf(content.picture, `scenes/technologies/${content.slug}.svg`)
            : placeholder
        }
        sizes="(min-width: 40rem) 36rem, calc(100vw - 2.5rem)"
        width={580}
        height={520}
        className="mx-auto w-full max-w-[36rem] self-end in-[picture]:rounded-band"
      />
    </div>
  </section>
);
