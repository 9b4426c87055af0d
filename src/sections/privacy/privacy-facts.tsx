import { Girih } from "#src/ui/girih.tsx";
import type { privacy } from "#src/content/privacy.ts";

/** The three figures most people come for. */
export function PrivacyFacts({ facts }: { facts: (typeof privacy)["facts"] }) {
  return (
    <section aria-label="In figures" className="page pb-14 lg:pb-20">
      <div className="relative overflow-hidden rounded-band bg-band text-white">
        <Girih className="opacity-10" />
        <dl className="relative grid gap-8 p-7 sm:p-11 md:grid-cols-3 md:gap-10">
          {facts.map(({ figure, unit, text }) => (
            <div key={unit + figure}>
              <dt className="font-display text-[2.75rem]/none font-bold tracking-[-0.03em]">
                {figure}{" "}
                <span className="text-[1.25rem] tracking-normal text-[#f7bd4b]">{unit}</span>
              </dt>
              <dd className="mt-3 text-small/6 text-[#dbe3ff]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
