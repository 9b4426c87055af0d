import type { ReactNode } from "react";
import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import { ownDirection } from "#src/lib/direction.ts";
import { comma } from "#src/lib/series.ts";
import type { Quoted } from "#src/lib/quoted.ts";
import { Picture } from "./picture.tsx";

type QuoteFigureProps = {
  content: Quoted;
  /** In place of the company's name, such as a link. */
  company?: ReactNode;
  large?: boolean | undefined;
  className?: string | undefined;
  /** Shown below the company. */
  children?: ReactNode;
};

export const QuoteFigure = (props: QuoteFigureProps) => {
  const { content, company = content.company, large, className = "", children } = props;
  return (
    <figure className={`flex flex-col ${className}`}>
      <blockquote className={`mb-7 font-medium ${large ? "text-large/snug" : "text-title/snug"}`}>
        <p dir={ownDirection(content.quote)} className="text-balance">
          {fill(page.quotation, { text: content.quote })}
        </p>
      </blockquote>
      <figcaption className="mt-auto grid min-h-19 grid-cols-[auto_1fr] items-start gap-4">
        <Picture
          content={content.portrait}
          sizes="3.5rem"
          width={56}
          height={64}
          loading="lazy"
          decoding="async"
          className="h-16 w-14 object-cover in-[picture]:rounded-t-full"
        />
        <span className="pt-2">
          <span className="block font-semibold">{content.name}</span>
          <span className="text-fine text-muted">
            {content.position}
            {comma}
            {company}
            {children}
          </span>
        </span>
      </figcaption>
    </figure>
  );
};
