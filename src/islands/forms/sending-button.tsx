import { Button } from "#src/ui/button.tsx";

type SendingButtonProps = { sending: boolean; label: string; busy: string; className: string };

/** Sends a form; while that goes on it says so, and cannot be pressed again. */
export function SendingButton({ sending, label, busy, className }: SendingButtonProps) {
  return (
    <Button type="submit" disabled={sending} className={className}>
      {sending && <span className="spinner" aria-hidden="true" />}
      {sending ? busy : label}
    </Button>
  );
}
