import { AskFirst } from "#editor/app/ask-first.tsx";
import type { Publish } from "#editor/publish/repository/refs.ts";
import { BringBackOne } from "./bring-back-one.tsx";
import { isUnpublished } from "./is-unpublished.ts";
import { shownTime } from "./shown-time.ts";
import type { Publishing } from "./use-publishing.ts";

type PublishListProps = {
  publishing: Publishing;
  publishes: readonly Publish[];
  /** Where visitors find the site. */
  origin: string;
  done: (reason: string | undefined) => Promise<void>;
};

/** What was brought live when, and by whom. */
export function PublishList({ publishing, publishes, origin, done }: PublishListProps) {
  if (publishes.length === 0) return undefined;
  return (
    <section className="card publishes">
      <h2>Published</h2>
      {publishing.status.running ? (
        <p className="state">Nothing can be brought back while something is being published.</p>
      ) : undefined}
      <ol>
        {publishes.map((it) => (
          <li key={it.id}>
            <div className="words">
              <span className="title">{it.sentence}</span>
              <span className="state">{[shownTime(it.at), it.by].filter(Boolean).join(", ")}</span>
              {it.changes.length > 0 ? (
                <details>
                  <summary>What was changed</summary>
                  <ul>
                    {it.changes.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </details>
              ) : undefined}
              {it.state === "was live" ? (
                <BringBackOne publish={it} publishing={publishing} done={done} />
              ) : undefined}
            </div>
            {it.state === "live" ? (
              <Live
                isFirst={isUnpublished(publishes)}
                isSent={publishing.status.isSent !== false}
                origin={origin}
              />
            ) : it.state === "recorded" ? (
              <span className="state">Recorded, not live</span>
            ) : (
              <BringBackButton publish={it} publishing={publishing} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type LiveProps = { isFirst: boolean; isSent: boolean; origin: string };

function Live({ isFirst, isSent, origin }: LiveProps) {
  if (isFirst) return <span className="state">Before the first publish</span>;
  if (!isSent) return <span className="state">Recorded here, not sent</span>;
  return (
    <a className="live" href={origin} target="_blank" rel="noreferrer">
      Live
    </a>
  );
}

type BringBackButtonProps = { publish: Publish; publishing: Publishing };

function BringBackButton({ publish, publishing }: BringBackButtonProps) {
  const name = `the whole site of ${shownTime(publish.at)}`;
  return (
    <AskFirst
      label="Bring back the whole site"
      name={`Bring back ${name}`}
      question={`Bring back ${name}?`}
      consequence={`Visitors then see all words and pictures as they were after “${publish.sentence}”. What came later stays in this list and can be brought back, too. What you changed and did not publish is kept in its forms.`}
      yes="Bring back"
      no="Leave it"
      isDisabled={publishing.status.running !== undefined}
      onYes={() => {
        void publishing.bringBack(publish.id);
        document.querySelector(".work")?.scrollTo({ top: 0 });
      }}
    />
  );
}
