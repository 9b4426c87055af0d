import { provider } from "./provider.ts";

/** The ids that a plain post carries for itself; a client adds them when it sends the form. */
export function ProviderFields({ templateId }: { templateId: string }) {
  return (
    <>
      <input type="hidden" name="service_id" value={provider.serviceId} />
      <input type="hidden" name="template_id" value={templateId} />
      <input type="hidden" name="user_id" value={provider.publicKey} />
    </>
  );
}
