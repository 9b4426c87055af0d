import type { AboutPage } from "#content/schemas/about.ts";
import { sceneOf } from "#src/lib/pictures/pictures.ts";
import { Band } from "#src/ui/band.tsx";

const scene = sceneOf("purpose");

type Purposes = Pick<AboutPage, "mission" | "vision">;

/** What the company is for, in the largest sentence of the page, and where that leads, beside a drawing that stands on the edge of their band, if there is one. */
export function Purpose({ content: { mission, vision } }: { content: Purposes }) {
  const purposes = [mission, vision].filter((it) => it !== undefined);
  if (purposes.length === 0) return undefined;
  return (
    <div data-reveal="" className="page section-gap">
      <Band
        frame="bleed"
        className="grid grid-cols-1 gap-x-16 pt-8 lg:grid-cols-[1.5fr_1fr] lg:pt-20"
      >
        <div className="grid content-start gap-y-12 pb-10 lg:gap-y-20 lg:pb-20">
          {purposes.map(({ heading, text }, index) => (
            <section key={heading}>
              <h2 className="plain-heading text-body text-band-accent">{heading}</h2>
              <p
                className={`mt-4 display-text text-heading/[1.05] text-balance ${index === 0 ? "md:text-statement/[1.05]" : ""}`}
              >
                {text}
              </p>
            </section>
          ))}
        </div>
        {scene && (
          <img
            src={scene}
            alt=""
            loading="lazy"
            width={512}
            height={522}
            className="mx-auto w-64 self-end lg:w-full"
          />
        )}
      </Band>
    </div>
  );
}
