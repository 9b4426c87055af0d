import type { privacy } from "#src/content/privacy.ts";
import { Band } from "#src/ui/band.tsx";

/** The three figures most people come for. */
export const PrivacyFacts = ({ facts }: { facts: (typeof privacy)["facts"] }) => (
  <section aria-label="In figures" className="page pb-14 lg:pb-20">
    <Band quiet>
      <dl className="grid gap-8 p-7 sm:p-11 md:grid-cols-3 md:gap-10">
        {facts.map(({ figure, unit, text }) => (
          <div key={unit + figure}>
            <dt className="font-display text-[2.75rem]/none font-bold tracking-[-0.03em]">
              {figure}{" "}
              <span className="text-[1.25rem] tracking-normal text-band-accent">{unit}</span>
            </dt>
            <dd className="mt-3 text-small/6 text-band-text">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  </section>
);
