import { useRef, useState } from "react";
import type { KindName } from "#content/kinds.ts";
import { reasonOf, write } from "#editor/app/api.ts";

type AddressDialogProps = {
  kind: string;
  slug: string;
  /** Its own page, if it has one. */
  page: string | undefined;
  /** The file of the picture that lists show. */
  picture: string | undefined;
  onMoved: (slug: string) => void;
};

/** Gives an entry another address. */
export function AddressDialog({ kind, slug, page, picture, onMoved }: AddressDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [next, setNext] = useState(slug);
  const [problem, setProblem] = useState("");
  // Drawings are found by the address (content/schemas/).
  const isDrawn = picture?.split("/assets/")[1]?.includes(slug) === true;

  const change = async () => {
    if (next === slug) return dialog.current?.close();
    try {
      const result = await write("changeAddress", { kind: kind as KindName, slug }, next.trim());
      if ("problem" in result) return setProblem(result.problem);
      if ("gone" in result) return setProblem("Somebody has deleted this meanwhile.");
      dialog.current?.close();
      onMoved(result.slug);
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return (
    <>
      <button type="button" className="quiet" onClick={() => dialog.current?.showModal()}>
        Change the address
      </button>
      <dialog ref={dialog} aria-labelledby="address-title">
        <h2 id="address-title">Change the address</h2>
        <p>
          {page === undefined
            ? "Links on this site are changed with it."
            : `Links on this site are changed with it. Visitors of ${page} will be led to the new address.`}
        </p>
        {isDrawn ? (
          <p>
            Its drawing belongs to the old address. Choose a picture in the form as well, or the
            page shows the company’s emblem instead.
          </p>
        ) : undefined}
        <form
          id="move"
          className="field"
          onSubmit={(event) => {
            event.preventDefault();
            void change();
          }}
        >
          <label htmlFor="new-address">Last part of the address</label>
          <input
            id="new-address"
            value={next}
            aria-describedby="address-problem"
            onChange={(event) => setNext(event.target.value)}
          />
          <p className="error" id="address-problem" role="alert">
            {problem}
          </p>
        </form>
        <div className="actions">
          <button type="submit" form="move" className="main">
            Change it
          </button>
          <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
            Leave it
          </button>
        </div>
      </dialog>
    </>
  );
}
