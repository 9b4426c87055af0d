import type { privacy } from "#src/content/privacy.ts";

/** Question on the left, answers on the right, a line between one and the next. */
export const PrivacyPoints = ({ sections }: { sections: (typeof privacy)["sections"] }) => (
  <div className="page pb-16 lg:pb-24">
    {sections.map(({ heading, points }) => (
      <section
        key={heading}
        className="grid gap-x-14 gap-y-5 border-t border-line py-10 lg:grid-cols-[0.62fr_1fr] lg:py-12"
      >
        <h2 className="max-w-[14em] text-[1.625rem]">{heading}</h2>
        <ul className="grid max-w-[40em] gap-4 text-muted">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
