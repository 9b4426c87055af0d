import { company } from "#src/content/company.ts";
import type { CareersPage } from "#src/content/types/careers.ts";
import { mailto } from "#src/lib/mailto.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";

type NoOpeningsProps = { content: CareersPage["openings"]["empty"]; onReset: () => void };

/** Nothing matches: what to do about it. */
export function NoOpenings({ content, onReset }: NoOpeningsProps) {
  const reset = () => {
    // The button is about to leave, and the focus with it.
    document.getElementById("q")?.focus();
    onReset();
  };
  return (
    <div className="rounded-band border border-dashed border-edge px-6 py-16 text-center">
      <h3 className="text-title">{content.title}</h3>
      <p className="mx-auto mt-3 max-w-[36em] text-balance text-muted">{content.text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button onClick={reset}>{content.reset}</Button>
        <ButtonLink
          look="ghost"
          href={mailto(company.recruitingEmail, { subject: content.subject })}
        >
          {content.mail}
        </ButtonLink>
      </div>
    </div>
  );
}
