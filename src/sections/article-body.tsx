import type { ReactNode } from "react";

/** `children`: ArticleParts; `card`: facts beside them. */
type ArticleBodyProps = { children: ReactNode; card: ReactNode };

export const ArticleBody = ({ children, card }: ArticleBodyProps) => (
  <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
    <div className="grid gap-10 text-lead">{children}</div>
    <aside className="lg:sticky lg:top-28 lg:self-start">
      <div className="rounded-card border border-line bg-surface p-7">{card}</div>
    </aside>
  </div>
);

export const ArticlePart = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2 className="text-large">{heading}</h2>
    {typeof children === "string" ? <p className="mt-3 max-w-measure">{children}</p> : children}
  </section>
);
