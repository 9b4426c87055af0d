import { Icon } from "#src/ui/icon.tsx";
import type { FormStatus } from "./use-form.ts";

const looks: Partial<Record<FormStatus, { icon: string; className: string }>> = {
  sent: { icon: "circle-check", className: "border-success/40 bg-success/8 text-success" },
  failed: { icon: "circle-alert", className: "border-error/40 bg-error/8 text-error" },
};

type OutcomeMessageProps = { status: FormStatus; texts: { sent?: string; failed?: string } };

/** A live region has to be in the page before its text changes. */
export function OutcomeMessage({ status, texts }: OutcomeMessageProps) {
  const look = looks[status];
  return (
    <div role="status" aria-live="polite" className="empty:absolute">
      {look && (
        <p
          className={`flex items-start gap-3 rounded-control border px-4 py-3 font-medium ${look.className}`}
        >
          <Icon name={look.icon} className="mt-0.5 size-5.5 shrink-0" />
          {status === "sent" ? texts.sent : texts.failed}
        </p>
      )}
    </div>
  );
}
