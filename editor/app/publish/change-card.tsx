import type { Difference, Shown } from "#editor/publish/content/differences.ts";
import type { NamedChange } from "#editor/publish/planned-changes.ts";
import { whereApart } from "#editor/publish/where-apart.ts";
import { shownDay } from "#editor/app/shown-day.ts";
import { PlaceName } from "#editor/app/places.tsx";
import { linkTo } from "#editor/app/route.ts";
import { takeBack, trying } from "./requests.ts";
import { shownTime } from "./shown-time.ts";

type ChangeCardProps = {
  change: NamedChange;
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
  /** It does not go live by itself any more. */
  unplan: () => void;
  /** Before the first publish it is not known what visitors see. */
  isFirst: boolean;
  /** What the last publish failed at. */
  mistakes: readonly string[];
  isBusy: boolean;
  done: (reason: string | undefined) => Promise<void>;
};

/** What is new in an entry, beside what visitors see. */
export function ChangeCard(props: ChangeCardProps) {
  const { change, isChosen, choose, unplan, isFirst, mistakes, isBusy, done } = props;
  const { kind, slug, name, what, by, at, differences, problem, planned } = change;
  const who = [by, at ? shownTime(at) : ""].filter(Boolean).join(", ");
  return (
    <section className="card change" aria-label={name}>
      <div className="change-head">
        <input
          type="checkbox"
          aria-label={`Publish ${name}`}
          checked={isChosen}
          disabled={isBusy}
          onChange={(event) => choose(event.target.checked)}
        />
        <h2>
          {what === "deleted" ? (
            <PlaceName>{name}</PlaceName>
          ) : (
            <a href={linkTo(kind, slug)}>
              <PlaceName>{name}</PlaceName>
            </a>
          )}
        </h2>
        {who ? <p className="state">{who}</p> : undefined}
        <button
          type="button"
          className="quiet"
          aria-label={`Take back what is new in ${name}`}
          disabled={isBusy}
          onClick={() => void trying(() => takeBack([change]), done)}
        >
          Take back
        </button>
      </div>
      {[...(problem ? [problem] : []), ...mistakes].map((it) => (
        <p key={it} className="error">
          {it}
        </p>
      ))}
      {planned ? (
        <p className="state">
          {planned.isAsPlanned
            ? `Goes live by itself on ${shownDay(planned.day)}`
            : `Changed since it was planned for ${shownDay(planned.day)}: plan it again, or publish it`}
          {planned.by ? ` (${planned.by})` : ""}.{" "}
          <button type="button" className="link" disabled={isBusy} onClick={unplan}>
            Drop the plan
          </button>
        </p>
      ) : undefined}
      {what === "added" ? <p>New: visitors do not see it yet.</p> : undefined}
      {what === "moved" ? (
        <p>{isFirst ? "Moved." : "Moved: visitors still find it at its old address."}</p>
      ) : undefined}
      {what === "deleted" ? (
        <p>{isFirst ? "Deleted." : "Deleted: visitors still see it."}</p>
      ) : undefined}
      {differences.map((difference) => (
        <div key={difference.place} className="difference">
          <h3>
            <PlaceName>{difference.place}</PlaceName>
          </h3>
          <Sides difference={difference} before={isFirst ? "Before" : "Live now"} />
        </div>
      ))}
    </section>
  );
}

type SidesProps = { difference: Difference; before: string };

function Sides({ difference: { old, now }, before }: SidesProps) {
  const [was, is] =
    old && now && "text" in old && "text" in now ? whereApart(old.text, now.text) : [];
  return (
    <dl className="sides">
      <div>
        <dt>{before}</dt>
        <dd dir="auto">
          <Side shown={old} cut={was} />
        </dd>
      </div>
      <div>
        <dt>New</dt>
        <dd dir="auto">
          <Side shown={now} cut={is} />
        </dd>
      </div>
    </dl>
  );
}

type SideProps = { shown: Shown | undefined; cut: ReturnType<typeof whereApart>[0] | undefined };

function Side({ shown, cut }: SideProps) {
  if (!shown) return <span className="state">Nothing</span>;
  if ("picture" in shown) return <img src={`/edit/picture/${encodeURI(shown.picture)}`} alt="" />;
  return cut ? <Apart cut={cut} /> : shown.text;
}

/** A text of which the words stand out that the other one has not. */
export function Apart({ cut }: { cut: ReturnType<typeof whereApart>[0] }) {
  return (
    <>
      <span>{cut.before}</span>
      <mark>{cut.own}</mark>
      <span>{cut.after}</span>
    </>
  );
}
