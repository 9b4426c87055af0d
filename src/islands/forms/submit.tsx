import { forms } from "#src/content/forms.ts";
import { Button } from "#src/ui/button.tsx";

type SendingButtonProps = { sending: boolean; label: string; busy: string; className: string };

/** Sends a form; while that goes on it says so, and cannot be pressed again. */
export const SendingButton = ({ sending, label, busy, className }: SendingButtonProps) => (
  <Button type="submit" disabled={sending} className={className}>
    {sending && <span className="spinner" aria-hidden="true" />}
    {sending ? busy : label}
  </Button>
);

/** What becomes of the answers. In a tab of its own, so that nothing typed is left behind. */
export const PrivacyNote = ({ text, className }: { text: string; className: string }) => (
  <p className={`text-fine text-muted ${className}`}>
    {text}{" "}
    <a href="/privacy" target="_blank" className="underline">
      {forms.privacy}
      <span className="sr-only"> {forms.newTab}</span>
    </a>
  </p>
);
