import { company } from "#src/entries/company.ts";
import type { home } from "#src/entries/home.ts";
import { figure } from "#src/entries/locale.ts";
import { figuresInOrder } from "#src/lib/direction.ts";
import { Band } from "#src/ui/band.tsx";
import { Icon } from "#src/ui/icon.tsx";

export const Statistics = ({ content }: { content: (typeof home)["statistics"] }) =>
  content && (
    <section className="page section-gap" aria-labelledby="statistics">
      <h2 id="statistics" className="sr-only">
        {content.heading}
      </h2>
      <Band frame="bleed">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 py-8 sm:py-10 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] lg:py-14">
          {content.tiles.map(({ icon, value, suffix, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-2 text-body/snug text-band-text">{label}</dt>
              <dd className="flex flex-col-reverse items-start display-text text-statement">
                {/* Counts up when it scrolls into view (src/browser/count-up.ts). */}
                <data value={value} className="count-up">
                  {figuresInOrder(`${figure(company.language, value)}${suffix}`)}
                </data>
                <Icon name={icon} className="mb-3 size-6 sm:mb-4 text-band-accent" />
              </dd>
            </div>
          ))}
        </dl>
        {content.note && (
          <p className="-mt-2 max-w-measure pb-8 text-compact text-pretty text-white/80 lg:-mt-9 lg:pb-14">
            {content.note}
          </p>
        )}
      </Band>
    </section>
  );
