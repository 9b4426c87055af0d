import { AskFirst } from "#editor/app/ask-first.tsx";
import type { ListedPublish } from "#editor/publish/publisher.ts";
import { shownTime } from "./shown-time.ts";
import type { Publishing } from "./use-publishing.ts";

type PublishListProps = { publishing: Publishing; publishes: readonly ListedPublish[] };

/** What was brought live when, and by whom. */
export function PublishList({ publishing, publishes }: PublishListProps) {
  if (publishes.length === 0) return undefined;
  return (
    <section className="card publishes">
      <h2>Published</h2>
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
            </div>
            {it.isLive ? (
              <span className="live">Live</span>
            ) : (
              <BringBackButton publish={it} publishing={publishing} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type BringBackButtonProps = { publish: ListedPublish; publishing: Publishing };

function BringBackButton({ publish, publishing }: BringBackButtonProps) {
  const name = `the site of ${shownTime(publish.at)}`;
  return (
    <AskFirst
      label="Bring back"
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
