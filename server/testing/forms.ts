import { headOf } from "./ask.ts";
import { typedApplication, typedMessage } from "./submissions.ts";

export const contactIds = { user_id: "website", service_id: "site", template_id: "contact" };

/** A form with its fields in this order. @param more fields whose names may repeat */
export function formOf(
  fields: Record<string, string | File>,
  ...more: [string, string | File][]
): FormData {
  const form = new FormData();
  for (const [name, value] of [...Object.entries(fields), ...more]) form.append(name, value);
  return form;
}

export const pdf = new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"], "Ayesha Khan.pdf");

export const message = { ...contactIds, ...typedMessage };

/** `message` in the JSON format. @param changes to the ids @param params changes to the fields */
export function jsonOf(changes: object = {}, params: object = {}): string {
  const template_params = { ...typedMessage, ...params };
  return JSON.stringify({ ...contactIds, ...changes, template_params });
}

export const application = {
  ...contactIds,
  template_id: "application",
  ...typedApplication,
  resume: pdf,
};

const encoded = new URLSearchParams(message).toString();
const urlencoded = { type: "application/x-www-form-urlencoded" };

/** `message` as a raw HTTP request. */
export const rawMessage = headOf(`Content-Length: ${encoded.length}`, urlencoded) + encoded;
