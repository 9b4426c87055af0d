import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import { starOutline } from "#src/ui/star.tsx";

/** Ratings go up to five (docs/specification.md#openings-and-projects). */
const stars = [1, 2, 3, 4, 5];
const size = 24;

/** As many stars as the rating is high, the last one filled in part. */
export const Rating = ({ value }: { value: number }) => (
  <p
    role="img"
    aria-label={fill(page.rated, { stars: value, all: stars.length })}
    className="flex items-center gap-1"
  >
    {stars.map((star) => (
      <svg key={star} viewBox={`0 0 ${size} ${size}`} className="size-5.5" aria-hidden="true">
        <path d={starOutline} fill="currentColor" className="text-line" />
        {/* A nested drawing clips what is outside it. */}
        <svg width={size * Math.min(1, Math.max(0, value - star + 1))} height={size}>
          <path d={starOutline} fill="currentColor" className="text-highlight" />
        </svg>
      </svg>
    ))}
    <span className="ml-2 display-text text-title">{value}</span>
  </p>
);
