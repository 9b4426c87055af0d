import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { KindName } from "#content/kinds.ts";
import type { OldPage, Removal } from "#content/change/removal.ts";
import type { Move } from "#content/rules/moves.ts";
import { call, reasonOf, write } from "#editor/app/api.ts";
import { keepDraft } from "#editor/app/drafts.ts";
import type { Hit } from "#editor/content/find-text.ts";
import { isItLost } from "#editor/app/publish/lost.ts";
import { keepNames } from "#editor/app/names-left.tsx";
import { Places } from "#editor/app/places.tsx";
import { linkTo, openBefore } from "#editor/app/route.ts";
import { useSite } from "#editor/app/site-context.ts";

type DeleteDialogProps = {
  kind: string;
  slug: string;
  title: string;
};

/** What is known before it is deleted. */
type Asked = {
  uses: Removal[];
  move?: Move | undefined;
  /** Places whose words have its name. */
  named: Hit[];
  lost: string;
};

/** Deletes an entry after asking. Where it is used, it is taken out first, or not deleted. */
export function DeleteDialog({ kind, slug, title }: DeleteDialogProps) {
  const { overview, saved } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const [oldPage, setOldPage] = useState<OldPage>("leads-on");
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const id = { kind: kind as KindName, slug };
  const { uses = [], named = [], move, lost } = asked ?? {};
  const isPossible = asked !== undefined && uses.every(({ needed }) => needed === undefined);

  const ask = async (): Promise<Asked> => {
    const [found, hits, lost] = await Promise.all([
      call("usesBeforeDeletion", id),
      call("textsWith", title),
      isItLost(kind, slug),
    ]);
    return { ...found, named: hits.filter((it) => it.kind !== kind || it.slug !== slug), lost };
  };
  const open = async () => {
    const [found] = await Promise.allSettled([ask()]);
    // Otherwise a busy browser shows the dialog before it has them: "used nowhere else".
    flushSync(() => {
      setAsked(found.status === "fulfilled" ? found.value : undefined);
      setProblem(found.status === "fulfilled" ? "" : reasonOf(found.reason));
      setOldPage("leads-on");
    });
    dialog.current?.showModal();
  };
  const remove = async () => {
    setIsBusy(true);
    try {
      const result = await write("remove", id, uses.length > 0, oldPage);
      if ("uses" in result) setAsked({ named, move, lost: "", ...result });
      else {
        keepDraft(kind, slug, undefined);
        if (named.length > 0) keepNames([{ was: title }]);
        dialog.current?.close();
        const { kind: from = "", slug: name } = openBefore(kind, slug);
        const isForm = overview.kinds[from]?.entries.some((it) => it.slug === (name ?? ""));
        location.hash = isForm ? linkTo(from, name) : linkTo(kind);
        await saved();
      }
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setIsBusy(false);
  };
  return (
    <>
      <button type="button" className="quiet danger" onClick={() => void open()}>
        Delete
      </button>
      <dialog ref={dialog} aria-labelledby="delete-title">
        <h2 id="delete-title">
          Delete “<bdi>{title}</bdi>”?
        </h2>
        {asked ? <WhatGoes {...asked} isPossible={isPossible} title={title} /> : undefined}
        {move && isPossible ? (
          <OldPageChoice move={move} chosen={oldPage} choose={setOldPage} />
        ) : undefined}
        <p>{lost}</p>
        {problem ? (
          <p className="error" role="alert">
            {problem}
          </p>
        ) : undefined}
        <div className="actions">
          {isPossible ? (
            <button
              type="button"
              className="main danger"
              disabled={isBusy}
              onClick={() => void remove()}
            >
              {isBusy
                ? "Deleting …"
                : uses.length === 0
                  ? "Delete"
                  : "Take it out there and delete"}
            </button>
          ) : undefined}
          <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
            Do not delete
          </button>
        </div>
      </dialog>
    </>
  );
}

type WhatGoesProps = Asked & { isPossible: boolean; title: string };

const WhatGoes = ({ uses, named, isPossible, title }: WhatGoesProps) => (
  <>
    {uses.length === 0 ? (
      <p>It is used nowhere else. Its texts, its pictures and its page, if it has one, go too.</p>
    ) : (
      <>
        <p>It is used here:</p>
        <Places places={uses} />
        <p>
          {isPossible
            ? "If you delete it, it is taken out in each of these places."
            : "It cannot be taken out where something is marked in red: change or delete that first, then press Delete here again."}
        </p>
      </>
    )}
    {named.length > 0 ? (
      <>
        <p>These texts have its name, and stay as they are:</p>
        <Places places={named} words={title} />
      </>
    ) : undefined}
  </>
);

type OldPageChoiceProps = {
  move: Move;
  chosen: OldPage;
  choose: (oldPage: OldPage) => void;
};

const OldPageChoice = ({ move: { from, to }, chosen, choose }: OldPageChoiceProps) => {
  const choices: [OldPage, string][] = [
    ["leads-on", `are led to ${to}`],
    ["gone", "read that there is nothing; search engines are told that it is gone for good"],
  ];
  return (
    <fieldset>
      <legend>Visitors of {from}</legend>
      {choices.map(([name, words]) => (
        <label key={name} className="check">
          <input
            type="radio"
            name="old-page"
            checked={chosen === name}
            onChange={() => choose(name)}
          />
          {words}
        </label>
      ))}
      <p className="help">You can change that later under Moved addresses.</p>
    </fieldset>
  );
};
