import { personOf } from "#src/entries/people.ts";
import { Introduction, Portrait } from "./person.tsx";

type PeopleProps = {
  people: readonly string[];
  /** A number that other pages with the same people do not have, so that they say something else there. */
  turn: number;
  /** How large the portraits are. */
  portrait?: { sizes: string; className: string };
  className?: string;
};

/** As many columns as have room. */
export const People = ({ people, turn, portrait = small, className = "" }: PeopleProps) =>
  people.length > 0 && (
    <ul
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-8 ${className}`}
    >
      {people.map(personOf).map((person) => (
        <li key={person.slug} className="grid grid-cols-[auto_1fr] gap-4">
          <Portrait person={person} {...portrait} />
          <Introduction person={person} turn={turn} />
        </li>
      ))}
    </ul>
  );

const small = { sizes: "4rem", className: "w-16" };
