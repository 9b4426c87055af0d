import type { ProviderIds } from "../config.ts";
import type { Fields } from "./fields.ts";
import { kindOf, type FormKind } from "./forms.ts";
import { Refusal } from "./refusal.ts";

// EmailJS's reserved word for an account's one service; this server has one.
const defaultService = "default_service";

type Check = {
  field: string;
  knows(ids: ProviderIds, sent: string): boolean;
  unknown: string;
};

/**
 * EmailJS's own texts, so that whoever knows that provider knows what is wrong.
 * Unknown ids: as quoted in public repositories for the live API (status 400), for example the
 * test of `useEmailJs` that mocks "The Public Key is invalid. To find this ID, visit ...".
 * Missing ids: https://www.emailjs.com/docs/rest-api/send-form/ ("The user_id parameter is
 * required"); the page gives this one only, the other two follow its form.
 */
const checks: Check[] = [
  {
    field: "user_id",
    knows: (ids, sent) => sent === ids.publicKey,
    unknown:
      "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  },
  {
    field: "service_id",
    knows: (ids, sent) => sent === ids.serviceId || sent === defaultService,
    unknown: "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  },
  {
    field: "template_id",
    knows: (ids, sent) => sent === ids.contactTemplateId || sent === ids.applicationTemplateId,
    unknown:
      "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
  },
];
/**
 * Checks the three ids, the key first. They are public and prove nothing about the sender.
 * @returns which form was sent
 * @throws Refusal 400
 */
export function checkIds(fields: Fields, ids: ProviderIds): FormKind {
  for (const { field, knows, unknown } of checks) {
    const sent = fields.get(field);
    if (!sent) throw new Refusal(400, `The ${field} parameter is required`);
    if (!knows(ids, sent)) throw new Refusal(400, unknown);
  }
  return kindOf(fields, ids) ?? "contact";
}
