import { Star } from "./star.tsx";

/** What a rating is out of (specification, section 9). */
const stars = [1, 2, 3, 4, 5];

/** Stars filled up to the floor of the rating, and its exact value. */
export const Rating = ({ value }: { value: number }) => (
  <p
    role="img"
    aria-label={`Rated ${value} of ${stars.length}`}
    className="flex items-center gap-1"
  >
    {stars.map((star) => (
      <Star key={star} className={`size-5 ${star <= value ? "text-saffron" : "text-line"}`} />
    ))}
    <span className="ml-1.5 font-semibold">{value}</span>
  </p>
);
