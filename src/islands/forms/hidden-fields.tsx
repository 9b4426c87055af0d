import type { RefObject } from "react";
import { GuardFields } from "./guard-fields.tsx";
import { provider } from "./provider.ts";
import { ProviderFields } from "./provider-fields.tsx";

type HiddenFieldsProps = {
  /** Around the ids that a plain post carries. */
  plainPost?: RefObject<HTMLFieldSetElement | null>;
};

/** What travels unseen with a message: phone and company, empty (the page has no inputs for them). */
export const HiddenFields = ({ plainPost }: HiddenFieldsProps) => (
  <>
    <input type="hidden" name="phone" value="" />
    <input type="hidden" name="company" value="" />
    <GuardFields />
    <fieldset ref={plainPost} hidden>
      <ProviderFields templateId={provider.contactTemplateId} />
    </fieldset>
  </>
);
