import type { AboutPage } from "#src/schemas/about.ts";
import { Band } from "#src/ui/band.tsx";

type Purposes = Pick<AboutPage, "mission" | "vision">;

/** The last one is the largest sentence of the page. */
export function Purpose({ content: { mission, vision } }: { content: Purposes }) {
  const purposes = [mission, vision].filter((it) => it !== undefined);
  if (purposes.length === 0) return undefined;
  return (
    <div data-reveal="" className="page section-gap">
      <Band frame="bleed" className="grid gap-y-12 p-8 lg:gap-y-20 lg:px-0 lg:py-20">
        {purposes.map(({ heading, text }, place) => (
          <section key={heading}>
            <h2 className="plain-heading text-body text-band-accent">{heading}</h2>
            <p
              className={`mt-4 display-text ${place === purposes.length - 1 ? "text-balance text-statement/tight sm:text-display/none lg:mt-6" : "max-w-[24em] text-balance text-large sm:text-heading/tight"}`}
            >
              {text}
            </p>
          </section>
        ))}
      </Band>
    </div>
  );
}
