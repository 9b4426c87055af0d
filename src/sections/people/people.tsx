import { personOf } from "#src/content/people.ts";
import { Introduction, Portrait } from "./person.tsx";

/** `turn`: a number that other pages with the same people do not have, so that they say something else there. */
type PeopleProps = { people: readonly string[]; turn: number; large?: true; className?: string };

/** As many columns as have room. */
export const People = ({ people, turn, large, className = "" }: PeopleProps) =>
  people.length > 0 && (
    <ul
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-8 ${className}`}
    >
      {people.map(personOf).map((person) => (
        <li
          key={person.slug}
          className={`grid grid-cols-[auto_1fr] ${large ? "gap-x-6" : "gap-4"}`}
        >
          <Portrait
            person={person}
            sizes={large ? "8rem" : "4rem"}
            className={large ? "w-20 sm:w-32" : "w-16"}
          />
          <Introduction person={person} turn={turn} />
        </li>
      ))}
    </ul>
  );
