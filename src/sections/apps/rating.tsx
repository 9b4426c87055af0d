import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import { company } from "#src/entries/company.ts";
import { figure } from "#src/entries/locale.ts";
import { Star } from "#src/ui/star.tsx";

/** Ratings go up to five (docs/specification.md#openings-and-projects). */
const stars = [1, 2, 3, 4, 5];

/** Stars are filled up to the rating rounded down; the figure beside them is exact. */
export const Rating = ({ value }: { value: number }) => (
  <p
    role="img"
    aria-label={fill(page.rated, { stars: figure(company.language, value), all: stars.length })}
    className="flex items-center gap-1"
  >
    {stars.map((star) => (
      <Star key={star} className={`size-5.5 ${star <= value ? "text-highlight" : "text-line"}`} />
    ))}
    <span className="ms-2 display-text text-title">{figure(company.language, value)}</span>
  </p>
);
