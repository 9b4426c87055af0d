import type { Technology } from "#content/schemas/technology.ts";
import { hasLongWord } from "#src/lib/long-word.ts";
import type { Crumb } from "#src/lib/page-description.ts";
import { arrivalOf, pictureOf } from "#src/lib/pictures/pictures.ts";
import { Arrival } from "#src/ui/arrival.tsx";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";

const drawingOf = ({ slug }: Technology) => `scenes/technologies/${slug}.svg`;

/** From one edge of the window to the other in the technology's color; the drawing stands on its lower edge. */
export function TechnologyHero({ content, trail }: { content: Technology; trail: Crumb[] }) {
  const layers = arrivalOf(content.picture, drawingOf(content));
  return (
    <section className="on-accent mb-6">
      <div className="page pt-8">
        <Breadcrumbs trail={trail} />
        <div
          className={`grid items-end gap-x-16 gap-y-10 ${content.layout === "ledger" ? "lg:grid-cols-[1fr_1.15fr] *:last:lg:order-first" : "lg:grid-cols-[1.15fr_1fr]"}`}
        >
          <div className="lg:self-center lg:pb-16">
            <p className="mb-4 text-fine font-semibold text-band-accent">{content.eyebrow}</p>
            <h1 className={hasLongWord(content.h1) ? "text-statement/none" : "text-display/none"}>
              {content.h1}
            </h1>
            <p className="mt-6 max-w-measure text-lead text-balance text-band-text">
              {content.blurb}
            </p>
            <ButtonLink href="/contact" className="mt-8">
              {content.cta}
            </ButtonLink>
            {content.ours && (
              <p className="mt-8 max-w-measure border-s-3 border-white/30 py-1 ps-5 text-balance">
                {content.ours}
              </p>
            )}
          </div>
          <div className="relative mx-auto w-full max-w-xl overflow-hidden rounded-t-band">
            <Picture
              content={pictureOf(content.picture, drawingOf(content))}
              sizes="(min-width: 40rem) 36rem, calc(100vw - 2.5rem)"
              width={580}
              height={520}
              // What has no layers of its own to move moves as a whole.
              className={`w-full ${Object.values(layers).some(Boolean) ? "" : "climbs"}`}
            />
            <Arrival layers={layers} />
          </div>
        </div>
      </div>
    </section>
  );
}
