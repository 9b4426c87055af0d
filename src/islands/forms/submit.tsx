import { forms } from "#src/content/forms.ts";
import { Button } from "#src/ui/button.tsx";

type SubmitProps = {
  /** While a form is being sent its button says so, and cannot be pressed again. */
  sending: boolean;
  content: { submit: string; sending: string; note: string };
  className: string;
};

/** A form's button, and what becomes of the answers. */
export const Submit = ({ sending, content, className }: SubmitProps) => (
  <div className={className}>
    <Button type="submit" disabled={sending}>
      {sending && <span className="spinner" aria-hidden="true" />}
      {sending ? content.sending : content.submit}
    </Button>
    <p className="text-fine text-muted">
      {content.note} {/* In a tab of its own, so that nothing typed is left behind. */}
      <a href="/privacy" target="_blank" className="underline">
        {forms.privacy}
        <span className="sr-only"> {forms.newTab}</span>
      </a>
    </p>
  </div>
);
