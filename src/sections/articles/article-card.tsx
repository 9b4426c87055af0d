import type { ArticleCard as Content } from "#src/lib/articles.ts";
import { Picture } from "#src/ui/picture.tsx";

type ArticleCardProps = {
  content: Content;
  /** In the outline of the page. */
  level: "h2" | "h3";
  /** From one side of the page to the other, on wide screens. */
  isWide?: boolean;
};

/** A drawing stands on the lower edge of its panel, a photo fills it. */
export const ArticleCard = ({ content, level: Heading, isWide = false }: ArticleCardProps) => (
  <article
    className={`group relative ${isWide ? "grid items-center gap-x-16 gap-y-5 lg:grid-cols-[1.1fr_1fr]" : "max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:gap-x-5"}`}
  >
    <div
      className={`panel flex items-end justify-center overflow-hidden ${isWide ? "aspect-[16/10] rounded-card" : "rounded-card max-sm:aspect-square max-sm:self-start max-sm:rounded-control sm:mb-5 sm:aspect-[16/10]"}`}
    >
      <Picture
        content={{ ...content.picture, alt: "" }}
        width={580}
        height={520}
        sizes={
          isWide
            ? "(min-width: 64rem) 40rem, 92vw"
            : "(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 7rem"
        }
        loading={isWide ? "eager" : "lazy"}
        className={`rising ${isWide ? "climbs" : ""} w-full ${content.isDrawn ? "h-[88%] object-contain object-bottom" : "h-full object-cover"}`}
      />
    </div>
    <div>
      <p className="mb-2 flex flex-wrap gap-x-4 text-fine text-muted">
        {content.byline.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      <Heading className={isWide ? "text-heading" : "text-title max-sm:text-lead/tight"}>
        <a href={content.path} className="card-link">
          {content.title}
        </a>
      </Heading>
      <p
        className={`mt-3 text-muted ${isWide ? "max-w-measure text-lead" : "text-compact max-sm:sr-only"}`}
      >
        {content.description}
      </p>
    </div>
  </article>
);
