import { technologiesPage } from "#src/entries/technologies.ts";
import type { Technology } from "#content/schemas/technology.ts";
import { Band } from "#src/ui/band.tsx";
import { CheckList } from "#src/ui/check-list.tsx";

const { engagement, example } = technologiesPage;

/** What a project costs and takes: on the page, or on a band with the price in large type. */
export const Engagement = ({ layout, engagement: content }: Technology) =>
  content && (
    <section className="page section-gap" aria-labelledby="engagement">
      {layout === "sheet" ? (
        <Band ground="bg-accent-band" frame="bleed" className="py-10 lg:py-14">
          <Expectations content={content} onBand />
        </Band>
      ) : (
        <Expectations content={content} />
      )}
      <div className="mt-10 grid gap-x-16 gap-y-8 lg:mt-14 lg:grid-cols-2">
        <div>
          <h3 className="text-title">{engagement.drivers}</h3>
          <p className="mt-2 max-w-measure text-muted">{content.drivers}</p>
          <p className="mt-4 max-w-measure text-fine text-balance text-muted">{engagement.note}</p>
        </div>
        {content.handover.length > 0 && (
          <div>
            <h3 className="text-title">{engagement.handover}</h3>
            <CheckList items={content.handover} tint="accent" className="mt-2 gap-2 text-muted" />
          </div>
        )}
      </div>
    </section>
  );

type Content = NonNullable<Technology["engagement"]>;

function Expectations({ content, onBand }: { content: Content; onBand?: true }) {
  const looks = onBand ? bandLooks : pageLooks;
  return (
    <>
      <h2 id="engagement" className="text-heading">
        {engagement.heading}
      </h2>
      <dl className={`mt-8 grid ${looks.list}`}>
        <div className={`${looks.item} ${looks.first}`}>
          <dt className={looks.label}>{engagement.price}</dt>
          <dd className={`display-text ${looks.price}`}>{withoutOrphan(content.price)}</dd>
        </div>
        <div className={looks.item}>
          <dt className={looks.label}>{engagement.team}</dt>
          <dd className="mt-1 display-text text-title">{content.team}</dd>
        </div>
        <div className={looks.item}>
          <dt className={looks.label}>{engagement.duration}</dt>
          <dd className="mt-1 display-text text-title">{content.duration}</dd>
        </div>
      </dl>
    </>
  );
}

/** The last two words stay together. */
const withoutOrphan = (text: string) => text.replace(/ (?=\S+$)/, "\u00a0");

const pageLooks = {
  list: "gap-x-10 gap-y-5 border-y border-line py-6 md:grid-cols-[1.3fr_1.3fr_1fr] lg:py-8",
  item: "",
  first: "",
  label: "text-fine text-muted",
  price: "mt-1 text-large text-accent",
};

/** The price in the largest words of the page. */
const bandLooks = {
  list: "gap-x-16 gap-y-8 sm:grid-cols-2",
  item: "border-t-2 border-white/30 pt-4",
  first: "sm:row-span-2",
  label: "text-fine text-band-text",
  price: "mt-2 text-display/none text-balance text-band-accent",
};

/** A sample project plan, for technologies without a project to show. */
export const WorkedExample = ({ content }: { content: NonNullable<Technology["example"]> }) => (
  <section className="page section-gap" aria-labelledby="example">
    <div className="panel rounded-band p-7 sm:p-10 lg:p-14">
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-2">
        <div>
          <p className="text-fine font-semibold text-accent">{example.label}</p>
          <h2 id="example" className="mt-3 text-heading">
            {content.title}
          </h2>
        </div>
        <p className="text-balance">{content.situation}</p>
      </div>
      <ol className="mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {content.steps.map(({ time, text }) => (
          <li key={time} className="border-t-2 border-accent pt-4">
            <h3 className="plain-heading text-compact text-accent">{time}</h3>
            <p className="mt-1 text-compact text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 grid items-baseline gap-x-16 gap-y-4 border-t border-line pt-6 lg:grid-cols-2">
        <p className="display-text text-title text-balance">{content.outcome}</p>
        <p className="text-fine text-balance text-muted">{example.note}</p>
      </div>
    </div>
  </section>
);
