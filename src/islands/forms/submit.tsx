import { Button } from "#src/ui/button.tsx";

type SubmitProps = {
  sending: boolean;
  content: Record<"submit" | "sending" | "note" | "privacy" | "newTab", string>;
  className: string;
};

export const Submit = ({ sending, content, className }: SubmitProps) => (
  <div className={className}>
    <Button
      type="submit"
      disabled={sending}
      className="disabled:cursor-progress disabled:opacity-75"
    >
      <span
        hidden={!sending}
        className="size-4.5 motion-ok:animate-spin rounded-full border-2 border-e-transparent"
      />
      <span>{sending ? content.sending : content.submit}</span>
    </Button>
    <p className="text-fine text-balance text-muted">
      {content.note} {/* In a new tab, so that nothing typed is lost. */}
      <a href="/privacy" target="_blank" className="underline">
        {content.privacy}
        <span className="sr-only"> {content.newTab}</span>
      </a>
    </p>
  </div>
);
