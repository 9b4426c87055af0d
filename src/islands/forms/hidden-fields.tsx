import { GuardFields } from "./guard-fields.tsx";
import { provider } from "./provider.ts";
import { ProviderFields } from "./provider-fields.tsx";

/** What travels unseen with a message: phone and company, empty (the page has no inputs for them). */
export function HiddenFields({ plainPost }: { plainPost: boolean }) {
  return (
    <>
      <input type="hidden" name="phone" value="" />
      <input type="hidden" name="company" value="" />
      <GuardFields />
      {plainPost && <ProviderFields templateId={provider.contactTemplateId} />}
    </>
  );
}
