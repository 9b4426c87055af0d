import { portfolio } from "#src/content/portfolio.ts";
import type { DetailedProject } from "#src/content/schemas/project.ts";
import { screenPicture } from "#src/lib/pictures/pictures.ts";
import { Band } from "#src/ui/band.tsx";
import { Picture } from "#src/ui/picture.tsx";

const labels = portfolio.detail;
type Detail = DetailedProject["detail"];

/** Screenshots, each beside its description, on alternating sides. */
export const Screens = ({ screens }: Detail) =>
  screens.length > 0 && (
    <section className="page section-gap" aria-labelledby="screens">
      <h2 id="screens" className="text-heading">
        {labels.screens}
      </h2>
      <ul className="mt-8 grid gap-y-14 lg:mt-12 lg:gap-y-20">
        {screens.map((screen) => (
          <li
            key={screen.title}
            data-reveal=""
            className={`grid items-center gap-x-16 gap-y-6 ${screen.phone ? "lg:grid-cols-2" : "lg:grid-cols-[1.9fr_1fr] lg:even:grid-cols-[1fr_1.9fr]"}`}
          >
            <Picture
              content={screenPicture(screen)}
              width={800}
              height={screen.phone ? 1000 : 500}
              sizes={`(min-width: 64rem) ${screen.phone ? 37 : 48}rem, calc(100vw - 2.5rem)`}
              loading="lazy"
              className="w-full rounded-band border border-line lg:in-[li:nth-child(even)]:order-last"
            />
            <div>
              <h3 className="text-large">{screen.title}</h3>
              <p className="mt-3 max-w-measure text-muted">{screen.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );

export const Decisions = ({ decisions }: Detail) =>
  decisions.length > 0 && (
    <section className="page section-gap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.9fr]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 className="text-heading">{labels.decisions.heading}</h2>
        <p className="mt-4 max-w-measure text-muted">{labels.decisions.lead}</p>
      </div>
      <ol className="border-b border-line">
        {decisions.map((decision) => (
          <li
            key={decision.title}
            className="grid gap-x-10 gap-y-4 border-t border-line py-7 md:grid-cols-[1.35fr_1fr]"
          >
            <div>
              <h3 className="text-title">{decision.title}</h3>
              <p className="mt-2 text-muted">{decision.text}</p>
            </div>
            <p className="border-l-2 border-fourth pl-5">
              <span className="block text-fine font-semibold text-fourth">
                {labels.decisions.cost}
              </span>
              {decision.cost}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );

export const Results = ({ figures, result }: Detail) =>
  figures.length > 0 && (
    <section className="page section-gap" aria-labelledby="result">
      <Band frame="bleed" className="px-6 py-10 sm:px-10 lg:px-0 lg:py-16">
        <h2 id="result" className="text-heading">
          {labels.result}
        </h2>
        <dl className="mt-8 grid gap-x-10 gap-y-8 lg:mt-10 lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
          {figures.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-t border-white/25 pt-5"
            >
              <dt className="mt-3 max-w-[22em] text-body/snug text-balance text-band-text">
                {label}
              </dt>
              <dd className="display-text text-figure">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-10 max-w-measure text-lead text-band-text lg:mt-12">{result}</p>
      </Band>
    </section>
  );
