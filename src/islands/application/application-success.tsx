import type { Ref } from "react";
import { forms } from "#words";
import type { application } from "#src/entries/application.ts";
import { Reference } from "#src/islands/forms/reference.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

type ApplicationSuccessProps = {
  /** The first heading, which takes over the form's focus. */
  ref: Ref<HTMLHeadingElement>;
  hidden: boolean;
  content: (typeof application)["success"];
  /** A mailto URL with the whole application, if it could not be delivered. */
  letter: string | undefined;
  reference: string | undefined;
  onClose: (() => void) | undefined;
};

/** Shown instead of the form. */
export const ApplicationSuccess = (props: ApplicationSuccessProps) => {
  const { ref, hidden, content, letter, reference, onClose } = props;
  const isUnsent = letter !== undefined;
  return (
    <div hidden={hidden} className="py-4 sm:py-8">
      {/* The step that is left comes first; the thanks say that they hold after it, quietly and without a check mark. */}
      <div hidden={!isUnsent} className="mb-8 panel rounded-card p-6 sm:p-8">
        <Icon name="mail" className="size-12 text-action" />
        <h3 ref={isUnsent ? ref : undefined} tabIndex={-1} className="mt-5 scroll-mt-32 text-large">
          {content.unsent.heading}
        </h3>
        <p className="mt-1.5 max-w-measure text-muted">{content.unsent.text}</p>
        <ButtonLink href={letter} className="mt-5 max-sm:w-full">
          <Icon name="mail" className="size-5" />
          {content.unsent.action}
        </ButtonLink>
      </div>
      {!isUnsent && <Icon name="circle-check" className="mb-5 size-12 text-success" />}
      {isUnsent && content.unsent.afterwards && (
        <p className="mb-1 text-fine font-semibold text-muted">{content.unsent.afterwards}</p>
      )}
      <h3
        ref={isUnsent ? undefined : ref}
        tabIndex={-1}
        className={`scroll-mt-32 ${isUnsent ? "text-title text-muted" : "text-large"}`}
      >
        {forms.applicationSent}
      </h3>
      <p className={`max-w-measure text-muted ${isUnsent ? "mt-1.5" : "mt-4 text-lead"}`}>
        {content.thanks}
      </p>
      <p hidden={isUnsent} className="mt-3 max-w-measure text-muted">
        {content.delivered}
      </p>
      <p className="mt-3">
        <Reference reference={reference} />
      </p>
      {onClose && (
        <Button look="ghost" onClick={onClose} className="mt-6 max-sm:w-full">
          {content.close}
        </Button>
      )}
    </div>
  );
};
