import type { ReactNode } from "react";

type PageIntroProps = {
  eyebrow?: string;
  heading: string;
  intro: string;
  /** What to do next. */
  children?: ReactNode;
};

/** The first section of an inner page. */
export function PageIntro({ eyebrow, heading, intro, children }: PageIntroProps) {
  return (
    <section className="page pt-10 pb-10 lg:pt-16 lg:pb-14">
      {eyebrow && <p className="mb-4 text-small font-semibold text-turq">{eyebrow}</p>}
      <h1 className="max-w-[18em] text-[clamp(2.25rem,1.75rem+2.05vw,3.75rem)]/[1.05]">{heading}</h1>
      <p className="mt-6 max-w-[38em] text-lead text-balance text-muted">{intro}</p>
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
    </section>
  );
}
