import { Star } from "./star.tsx";

/** What a rating is out of (specification, section 9). */
const stars = [1, 2, 3, 4, 5];

/** Stars filled up to the floor of the rating; its exact value is in the accessible name. */
export const Rating = ({ value }: { value: number }) => (
  <p role="img" aria-label={`Rated ${value} of ${stars.length}`} className="mt-2 flex gap-1">
    {stars.map((star) => (
      <Star key={star} className={`size-5 ${star <= value ? "text-saffron" : "text-line"}`} />
    ))}
  </p>
);
