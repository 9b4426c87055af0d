import { personOf } from "#src/content/people.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { Picture } from "#src/ui/picture.tsx";

const looks = {
  rows: {
    list: "grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-10 gap-y-7",
    person: "flex gap-4",
    portrait: "w-16",
    words: "",
  },
  /** Wide screens: five large portraits in a row, the second and fourth lower. Otherwise rows. */
  wall: {
    list: "gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-5 lg:gap-y-12",
    person: "flex gap-5 lg:block lg:nth-[5n+2]:[translate:0_2rem] lg:nth-[5n+4]:[translate:0_2rem]",
    portrait: "w-20 lg:w-full",
    words: "lg:mt-4",
  },
} as const;

type PeopleProps = { people: readonly string[]; look?: keyof typeof looks; className?: string };

export function People({ people, look = "rows", className = "" }: PeopleProps) {
  const { list, person, portrait, words } = looks[look];
  if (people.length === 0) return null;
  return (
    <ul className={`grid ${list} ${className}`}>
      {people.map(personOf).map(({ slug, name, role, city, sentence, portrait: own }) => (
        <li key={slug} className={person}>
          <Picture
            content={pictureOf({ image: own.image, alt: "" }, `people/${own.drawing}.svg`)}
            sizes={look === "wall" ? "13.5rem" : "4rem"}
            width={216}
            height={243}
            loading="lazy"
            decoding="async"
            className={`h-auto shrink-0 self-start in-[picture]:rounded-t-full ${portrait}`}
          />
          <div className={words}>
            <p className="font-display text-[1.125rem]/6 font-bold tracking-[-0.01em]">{name}</p>
            <p className="text-fine/5 text-muted">
              {role}, {city}
            </p>
            <p className="mt-2 text-[1rem]/6 lg:text-balance">“{sentence}”</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
