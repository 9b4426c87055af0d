import type { ProviderIds } from "../config.ts";
import type { Fields } from "./fields.ts";
import { Refusal } from "./refusal.ts";

/**
 * EmailJS's own texts, so that whoever knows that provider knows what is wrong.
 * Unknown ids: as quoted in public repositories for the live API (status 400), for example the
 * test of `useEmailJs` that mocks "The Public Key is invalid. To find this ID, visit ...".
 * Missing ids: https://www.emailjs.com/docs/rest-api/send-form/ ("The user_id parameter is
 * required"); the page gives this one only, the other two follow its form.
 */
const checks = [
  {
    field: "user_id",
    id: "publicKey",
    unknown:
      "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  },
  {
    field: "service_id",
    id: "serviceId",
    unknown: "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  },
  {
    field: "template_id",
    id: "templateId",
    unknown:
      "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
  },
] as const;

// EmailJS's reserved word for an account's one service; this server has one.
const defaultService = "default_service";

/**
 * Checks the three ids, the key first. They are public and prove nothing about the sender.
 * @throws Refusal 400
 */
export function checkIds(fields: Fields, ids: ProviderIds): void {
  for (const { field, id, unknown } of checks) {
    const sent = fields.get(field);
    if (!sent) throw new Refusal(400, `The ${field} parameter is required`);
    const known = sent === ids[id] || (id === "serviceId" && sent === defaultService);
    if (!known) throw new Refusal(400, unknown);
  }
}
