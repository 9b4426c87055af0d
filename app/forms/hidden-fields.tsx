import { provider } from "./provider.ts";

/**
 * What travels unseen: phone and company, empty (the page has no inputs for them), and, for a
 * plain post without the client, the ids that the client would add.
 */
export function HiddenFields({ plainPost }: { plainPost: boolean }) {
  return (
    <>
      <input type="hidden" name="phone" value="" />
      <input type="hidden" name="company" value="" />
      {plainPost && (
        <>
          <input type="hidden" name="service_id" value={provider.serviceId} />
          <input type="hidden" name="template_id" value={provider.contactTemplateId} />
          <input type="hidden" name="user_id" value={provider.publicKey} />
        </>
      )}
    </>
  );
}
