import type { Difference, Shown } from "#editor/publish/content/differences.ts";
import type { NamedChange } from "#editor/publish/publisher.ts";
import { linkTo } from "#editor/app/route.ts";
import { takeBack, takeBackAt } from "./requests.ts";
import { TakeBackButton } from "./take-back-button.tsx";
import { wordsApart } from "./words-apart.ts";

type ChangeCardProps = {
  change: NamedChange;
  isBusy: boolean;
  done: (reason: string | undefined) => Promise<void>;
};

/** What is new in an entry, beside what visitors see. */
export function ChangeCard({ change, isBusy, done }: ChangeCardProps) {
  const { kind, slug, name, what, by, differences, problem } = change;
  return (
    <section className="card change" aria-label={name}>
      <div className="change-head">
        <h2>{what === "deleted" ? name : <a href={linkTo(kind, slug || undefined)}>{name}</a>}</h2>
        {by ? <p className="state">{by}</p> : undefined}
        <TakeBackButton
          label={differences.length > 1 ? "Take all of this back" : "Take back"}
          question={`Take back what is new in ${name}?`}
          consequence={consequences[what]}
          isDisabled={isBusy}
          take={() => takeBack(change)}
          done={done}
        />
      </div>
      {problem ? <p className="error">{problem}</p> : undefined}
      {what === "added" ? <p>New: visitors do not see it yet.</p> : undefined}
      {what === "moved" ? <p>Moved: visitors still find it at its old address.</p> : undefined}
      {what === "deleted" ? <p>Deleted: visitors still see it.</p> : undefined}
      {differences.map((difference) => (
        <div key={difference.path.join(".")} className="difference">
          <h3>{difference.place}</h3>
          {differences.length > 1 && what !== "moved" ? (
            <TakeBackButton
              label="Take back"
              question={`Take back ${difference.place}?`}
              consequence="It is then as visitors see it now."
              isDisabled={isBusy}
              take={() => takeBackAt(change, difference.path)}
              done={done}
            />
          ) : undefined}
          <Sides difference={difference} />
        </div>
      ))}
    </section>
  );
}

const consequences = {
  changed: "It is then as visitors see it now.",
  added: "It is deleted, with its pictures.",
  moved: "It has its old address again, and is as visitors see it now.",
  deleted: "It is there again, as visitors see it now.",
  order: "The list then has the order that visitors see now.",
} as const;

function Sides({ difference: { old, now } }: { difference: Difference }) {
  const [was, is] =
    old && now && "text" in old && "text" in now ? wordsApart(old.text, now.text) : [[], []];
  return (
    <dl className="sides">
      <div>
        <dt>Live now</dt>
        <dd>
          <Side shown={old} pieces={was} />
        </dd>
      </div>
      <div>
        <dt>New</dt>
        <dd>
          <Side shown={now} pieces={is} />
        </dd>
      </div>
    </dl>
  );
}

type Piece = { text: string; isOwn: boolean };

function Side({ shown, pieces }: { shown: Shown | undefined; pieces: readonly Piece[] }) {
  if (!shown) return <span className="state">Nothing</span>;
  if ("picture" in shown) return <img src={`/edit/picture/${encodeURI(shown.picture)}`} alt="" />;
  if (pieces.length === 0) return shown.text;
  return pieces.map(({ text, isOwn }, index) =>
    // Pieces have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    isOwn ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
