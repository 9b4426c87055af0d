import { type ReactNode, useRef } from "react";

type AskFirstProps = {
  /** Text of the button. */
  label: string;
  /** What the button is called where its text alone says too little. */
  name?: string | undefined;
  question: string;
  consequence: ReactNode;
  yes: string;
  no: string;
  /** What is lost does not come back. */
  isDangerous?: boolean;
  isDisabled: boolean;
  /** Finds out, before it asks, what the consequence is. */
  onOpen?: () => Promise<void>;
  onYes: () => void;
};

/** A button that asks before it does something. */
export function AskFirst(props: AskFirstProps) {
  const { label, name, question, consequence, yes, no, isDangerous, isDisabled, onYes } = props;
  const open = async () => {
    await props.onOpen?.();
    dialog.current?.showModal();
  };
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="quiet"
        disabled={isDisabled}
        aria-label={name}
        onClick={() => void open()}
      >
        {label}
      </button>
      <dialog ref={dialog} aria-label={question}>
        <h2>{question}</h2>
        <p>{consequence}</p>
        <div className="actions">
          <button
            type="button"
            className={isDangerous ? "main danger" : "main"}
            onClick={() => {
              dialog.current?.close();
              onYes();
            }}
          >
            {yes}
          </button>
          <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
            {no}
          </button>
        </div>
      </dialog>
    </>
  );
}
