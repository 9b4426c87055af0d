import { Icon } from "#src/ui/icon.tsx";

const looks = {
  sent: { icon: "circle-check", classes: "border-ok/40 bg-ok/8 text-ok" },
  failed: { icon: "circle-alert", classes: "border-error/40 bg-error/8 text-error" },
} as const;

type Outcome = keyof typeof looks;

/** Always in the page, so that assistive technology hears it change. */
export function OutcomeMessage({ outcome, text }: { outcome: Outcome | undefined; text: string }) {
  return (
    <div role="status" aria-live="polite" className="empty:absolute">
      {outcome && (
        <p
          className={`flex items-start gap-3 rounded-control border px-4 py-3 font-medium ${looks[outcome].classes}`}
        >
          <Icon name={looks[outcome].icon} className="mt-0.5 size-5.5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
