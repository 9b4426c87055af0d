import type { ReactNode } from "react";
import type { Quoted } from "#src/lib/quoted.ts";
import { Picture } from "./picture.tsx";

/** `children`: shown below the company, such as a link to its project. */
type QuoteFigureProps = {
  content: Quoted;
  large?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

export const QuoteFigure = ({ content, large, className = "", children }: QuoteFigureProps) => (
  <figure className={`flex flex-col ${className}`}>
    <blockquote
      className={`mb-7 font-medium text-balance ${large ? "text-large/snug" : "text-title/snug"}`}
    >
      <p>{`“${content.quote}”`}</p>
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
          {`${content.position}, ${content.company}`}
          {children}
        </span>
      </span>
    </figcaption>
  </figure>
);
