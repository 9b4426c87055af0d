import type { ReactNode } from "react";
import type { Crumb } from "#src/lib/page-description.ts";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";

type PageIntroProps = {
  trail: Crumb[];
  heading: string;
  intro: string;
  /** Result of a form the visitor sent. */
  notice?: ReactNode;
  /** Such as a picture; on the right on wide screens. */
  beside?: ReactNode;
  children?: ReactNode;
};

export const PageIntro = (props: PageIntroProps) => {
  const { trail, heading, intro, notice, beside, children } = props;
  return (
    <section className="page pt-8 pb-10 lg:pb-14">
      <Breadcrumbs trail={trail} />
      <div
        className={beside ? "grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr]" : ""}
      >
        <div>
          <h1 className="max-w-[18em] text-statement">{heading}</h1>
          <p className="mt-6 max-w-measure text-lead text-balance text-muted">{intro}</p>
          {notice && <div className="mt-8 max-w-2xl">{notice}</div>}
          {children && (
            <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:basis-[calc(50%-0.375rem)]">
              {children}
            </div>
          )}
        </div>
        {beside}
      </div>
    </section>
  );
};
