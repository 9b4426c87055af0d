import { elapsedField, submissionField, trapField } from "#contract/guards.ts";
import { isOwnProvider } from "./provider.ts";

/**
 * What tells programs and repeated posts from people (contract/guards.ts). The trap is out of
 * everybody's way: out of view, out of the order of Tab, and not read out. The two others are
 * filled in right before the form is sent (use-guards.ts).
 */
export function GuardFields() {
  if (!isOwnProvider) return null;
  return (
    <>
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <input type="hidden" name={elapsedField} />
      <input type="hidden" name={submissionField} />
    </>
  );
}
