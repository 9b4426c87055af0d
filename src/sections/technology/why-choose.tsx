import type { Technology } from "#src/content/schemas/technology.ts";

/** Numbered reasons, and when not to: beside the heading, or centred where there are three. */
export function WhyChoose({ content }: { content: Technology["why"] }) {
  const centred = content.points.length === 3;
  return (
    <section
      className={`page section-gap grid gap-x-14 gap-y-10 ${centred ? "text-center" : "lg:grid-cols-[0.8fr_1.2fr]"}`}
    >
      <div className={centred ? "mx-auto max-w-[44rem]" : "lg:sticky lg:top-28 lg:self-start"}>
        <h2 className="text-heading">{content.heading}</h2>
        <p className="mt-4 text-balance text-muted">{content.caveat}</p>
      </div>
      <ol className={`stagger [--from:1] ${centred ? "grid gap-x-10 gap-y-8 md:grid-cols-3" : ""}`}>
        {content.points.map(({ title, text }, index) => (
          <li key={title} className="border-t border-line">
            <div data-reveal="" className={centred ? "py-6" : "grid grid-cols-[3.5rem_1fr] py-5.5"}>
              <p className="row-span-2 font-display text-title font-bold text-saffron-ink">
                {index + 1}
              </p>
              <h3 className={`text-[1.3125rem] ${centred ? "mt-2" : ""}`}>{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
