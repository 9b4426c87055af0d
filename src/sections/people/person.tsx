import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import type { personOf } from "#src/entries/people.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { comma, series } from "#src/lib/series.ts";
import { Picture } from "#src/ui/picture.tsx";

type Person = ReturnType<typeof personOf>;

type PortraitProps = { person: Person; sizes: string; className: string };

export const Portrait = ({ person: { portrait }, sizes, className }: PortraitProps) =>
  portrait && (
    <Picture
      content={pictureOf({ ...portrait, alt: "" }, `people/${portrait.drawing}.svg`)}
      sizes={sizes}
      width={216}
      height={243}
      loading="lazy"
      decoding="async"
      className={`h-auto self-start in-[picture]:rounded-t-full ${className}`}
    />
  );

/** `turn`: which of the person's sentences. */
type IntroductionProps = { person: Person; turn?: number };

export function Introduction({ person, turn = 0 }: IntroductionProps) {
  const { name, role, city, sentence, more = [], profiles = [] } = person;
  const sentences = [sentence, ...more];
  const text = sentences[turn % sentences.length] ?? sentence;
  return (
    <div>
      <p className="display-text text-lead">{name}</p>
      <p className="text-fine text-muted">{series(role, city)}</p>
      <p className="mt-2 text-compact lg:text-balance">{fill(page.quotation, { text })}</p>
      {profiles.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-4 text-fine">
          {profiles.map((profile) => (
            <a
              key={profile.to}
              href={profile.to}
              rel="me"
              className="py-1 font-semibold text-action hover:underline"
            >
              {profile.name}
              <span className="sr-only">{`${comma}${name}`}</span>
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
