import { type Cause, sentenceOf } from "#contract/causes.ts";
import { forms } from "#words";
import { Icon } from "#src/ui/icon.tsx";
import type { FormStatus } from "./use-form.ts";

const looks: Partial<Record<FormStatus, { icon: string; className: string }>> = {
  again: { icon: "circle-alert", className: "border-line bg-surface" },
  sent: { icon: "circle-check", className: "border-success/40 bg-success/8 text-success" },
  failed: { icon: "circle-alert", className: "border-error/40 bg-error/8 text-error" },
};

type OutcomeMessageProps = {
  status: FormStatus;
  /** The specified texts. */
  texts: { sent?: string; failed?: string };
  /** Why sending failed; its sentence comes after the specified text. */
  cause?: Cause | undefined;
};

/** A live region has to be in the page before its text changes. */
export function OutcomeMessage({ status, texts, cause }: OutcomeMessageProps) {
  const look = looks[status];
  const text = { idle: undefined, sending: undefined, again: forms.again, ...texts }[status];
  return (
    <div role="status" aria-live="polite" className={look ? undefined : "absolute"}>
      <p
        hidden={!look}
        className={`flex items-start gap-3 rounded-control border px-4 py-3 font-medium ${look?.className ?? ""}`}
      >
        <Icon name={look?.icon ?? "circle-alert"} className="mt-0.5 size-5.5 shrink-0" />
        <span>
          <span>{text}</span>{" "}
          <span>{status === "failed" && cause ? sentenceOf(cause) : undefined}</span>
        </span>
      </p>
    </div>
  );
}
