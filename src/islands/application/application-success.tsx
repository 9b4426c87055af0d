import { useEffect, useRef } from "react";
import type { application } from "#src/content/application.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { applicationOutcome } from "#contract/application.ts";

type ApplicationSuccessProps = {
  content: (typeof application)["success"];
  /** A mail that says it all, when nothing was delivered. */
  letter: string | undefined;
  onClose: () => void;
};

/** In the form's place, and with the focus it had: the form is gone. */
export function ApplicationSuccess({ content, letter, onClose }: ApplicationSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { thanks, delivered, unsent, close } = content;
  return (
    <div className="py-4 sm:py-8">
      <Icon name="circle-check" className="size-12 text-ok" />
      <h3 ref={heading} tabIndex={-1} className="mt-5 text-[1.75rem]">
        {applicationOutcome.success}
      </h3>
      <p className="mt-3 max-w-[34em] text-lead text-muted">{thanks}</p>
      {letter === undefined ? (
        <p className="mt-3 max-w-[38em] text-muted">{delivered}</p>
      ) : (
        <div className="mt-8 rounded-card bg-sunk p-6 dark:border dark:border-line">
          <h4 className="font-semibold">{unsent.heading}</h4>
          <p className="mt-1.5 max-w-[38em] text-muted">{unsent.text}</p>
          <ButtonLink href={letter} className="mt-5 max-sm:w-full">
            <Icon name="mail" className="size-5" />
            {unsent.action}
          </ButtonLink>
        </div>
      )}
      <Button look="ghost" onClick={onClose} className="mt-6 max-sm:w-full">
        {close}
      </Button>
    </div>
  );
}
