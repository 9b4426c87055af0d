import { forms } from "#src/content/forms.ts";

/** What becomes of the answers. In a tab of its own, so that nothing typed is left behind. */
export function PrivacyNote({ text, className = "" }: { text: string; className?: string }) {
  return (
    <p className={`text-fine text-muted ${className}`}>
      {text}{" "}
      <a href="/privacy" target="_blank" className="underline">
        {forms.privacy}
        <span className="sr-only"> {forms.newTab}</span>
      </a>
    </p>
  );
}
