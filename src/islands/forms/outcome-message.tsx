import { Icon } from "#src/ui/icon.tsx";
import type { FormStatus } from "./use-form.ts";

const looks = {
  sent: { icon: "circle-check", className: "border-ok/40 bg-ok/8 text-ok" },
  failed: { icon: "circle-alert", className: "border-error/40 bg-error/8 text-error" },
} as const;

type OutcomeMessageProps = {
  status: FormStatus;
  texts: Partial<Record<keyof typeof looks, string>>;
};

/** Always in the page, so that assistive technology hears it change. */
export function OutcomeMessage({ status, texts }: OutcomeMessageProps) {
  const outcome = status === "sent" || status === "failed" ? status : undefined;
  return (
    <div role="status" aria-live="polite" className="empty:absolute">
      {outcome && (
        <p
          className={`flex items-start gap-3 rounded-control border px-4 py-3 font-medium ${looks[outcome].className}`}
        >
          <Icon name={looks[outcome].icon} className="mt-0.5 size-5.5 shrink-0" />
          {texts[outcome]}
        </p>
      )}
    </div>
  );
}
