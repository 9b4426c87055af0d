import { scene } from "#src/lib/pictures/scenes.ts";
import type { Technology } from "#src/content/types/technology.ts";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

type Content = Pick<Technology, "slug" | "eyebrow" | "h1" | "blurb" | "cta" | "picture" | "accent">;

const accents = {
  lapis: "text-lapis",
  turq: "text-turq",
  saffron: "text-saffron-ink",
  brick: "text-brick",
} as const;

type TechnologyHeroProps = { content: Content; trail: Parameters<typeof Breadcrumbs>[0]["trail"] };

export function TechnologyHero({ content, trail }: TechnologyHeroProps) {
  return (
    <section className="page grid items-center gap-x-14 gap-y-10 pt-8 pb-14 lg:grid-cols-[1.1fr_0.9fr] lg:pt-10 lg:pb-20">
      <div>
        <Breadcrumbs trail={trail} />
        <p className={`mb-4 text-small font-semibold ${accents[content.accent]}`}>
          {content.eyebrow}
        </p>
        <h1 className="text-page">{content.h1}</h1>
        <p className="mt-5.5 max-w-[34em] text-lead text-muted">{content.blurb}</p>
        <ButtonLink href="/contact" className="mt-7.5">
          {content.cta}
        </ButtonLink>
      </div>
      <img
        src={scene(`technologies/${content.picture ? content.slug : "plain"}`)}
        alt={content.picture?.alt ?? ""}
        width={580}
        height={520}
        className="mx-auto w-full max-w-[36rem]"
      />
    </section>
  );
}
