import { personOf } from "#src/content/people.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { Picture } from "#src/ui/picture.tsx";

/** `wall`: on wide screens five large portraits in a row, the second and fourth lower. */
type PeopleProps = { people: readonly string[]; wall?: boolean; className?: string };

export function People({ people, wall, className = "" }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <ul
      className={`grid ${wall ? "gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-5 lg:gap-y-12" : "grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-10 gap-y-7"} ${className}`}
    >
      {people.map(personOf).map(({ slug, name, role, city, sentence, portrait: own }) => (
        <li
          key={slug}
          className={`flex ${wall ? "gap-5 lg:block lg:nth-[5n+2]:[translate:0_2rem] lg:nth-[5n+4]:[translate:0_2rem]" : "gap-4"}`}
        >
          <Picture
            content={pictureOf({ image: own.image, alt: "" }, `people/${own.drawing}.svg`)}
            sizes={wall ? "13.5rem" : "4rem"}
            width={216}
            height={243}
            loading="lazy"
            decoding="async"
            className={`h-auto shrink-0 self-start in-[picture]:rounded-t-full ${wall ? "w-20 lg:w-full" : "w-16"}`}
          />
          <div className={wall ? "lg:mt-4" : ""}>
            <p className="display-text text-lead">{name}</p>
            <p className="text-fine text-muted">
              {role}, {city}
            </p>
            <p className="mt-2 text-compact lg:text-balance">“{sentence}”</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
