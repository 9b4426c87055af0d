import { useRef } from "react";
import { reasonOf } from "#editor/app/api.ts";
import type { TakenBack } from "./requests.ts";

type TakeBackButtonProps = {
  label: string;
  /** Asked before. */
  question: string;
  consequence: string;
  isDisabled: boolean;
  take: () => Promise<TakenBack>;
  /** @param reason in a sentence, why nothing was taken back */
  done: (reason: string | undefined) => Promise<void>;
};

/** What is taken back is lost, so it asks first. */
export function TakeBackButton(props: TakeBackButtonProps) {
  const { label, question, consequence, isDisabled, take, done } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const confirm = async () => {
    dialog.current?.close();
    try {
      const result = await take();
      await done("problem" in result ? result.problem : undefined);
    } catch (error) {
      await done(reasonOf(error));
    }
  };
  return (
    <>
      <button
        type="button"
        className="quiet"
        disabled={isDisabled}
        aria-label={label === "Take back" ? `Take back: ${question}` : undefined}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog ref={dialog} aria-label={question}>
        <h2>{question}</h2>
        <p>{consequence}</p>
        <div className="actions">
          <button type="button" className="main danger" onClick={() => void confirm()}>
            Take back
          </button>
          <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
            Keep it
          </button>
        </div>
      </dialog>
    </>
  );
}
