import { forms } from "#words";
import { referenceToken } from "#contract/retry-page.ts";
import { fill } from "#contract/sentences/fill.ts";

/**
 * What both sides call something that was sent. It may be read out on the telephone: it stays on one line.
 * @param reference on the page after success a token, which the server fills in and shows
 */
export const Reference = ({ reference }: { reference: string | undefined }) => (
  <span
    hidden={!reference || reference === referenceToken}
    className="font-medium whitespace-nowrap tabular-nums"
  >
    {reference && fill(forms.reference, { reference })}
  </span>
);
