import type { Technology } from "#src/content/schemas/technology.ts";
import type { Crumb } from "#src/lib/page-description.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";

export const TechnologyHero = ({ content, trail }: { content: Technology; trail: Crumb[] }) => (
  <PageIntro
    trail={trail}
    eyebrow={{ text: content.eyebrow, tint: "accent" }}
    heading={content.h1}
    intro={content.blurb}
    besideFirst={content.layout === "ledger"}
    beside={
      <Picture
        content={pictureOf(content.picture, `scenes/technologies/${content.slug}.svg`)}
        sizes="(min-width: 40rem) 36rem, calc(100vw - 2.5rem)"
        width={580}
        height={520}
        className="mx-auto w-full max-w-xl self-end in-[picture]:rounded-band"
      />
    }
  >
    <ButtonLink href="/contact">{content.cta}</ButtonLink>
    {content.ours && (
      <p className="mt-3 max-w-measure border-l-3 border-accent py-1 pl-5">{content.ours}</p>
    )}
  </PageIntro>
);
