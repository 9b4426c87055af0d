import { Star } from "./star.tsx";

/** Stars a rating is out of (specification, section 9). */
const most = 5;

/** Stars filled up to the floor of the rating; its exact value is in the accessible name. */
export function Rating({ value }: { value: number }) {
  return (
    <p role="img" aria-label={`Rated ${value} of ${most}`} className="mt-2 flex gap-1">
      {Array.from({ length: most }, (_, index) => (
        <Star
          key={index}
          className={`size-5 ${index < Math.floor(value) ? "text-saffron" : "text-line"}`}
        />
      ))}
    </p>
  );
}
