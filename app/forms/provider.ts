import { init, sendForm } from "@emailjs/browser";
import { sendFormPath } from "#contract/provider.ts";

const env = import.meta.env;

/** Which account of which e-mail provider the form posts to (.env.served, .env.static). */
export const provider = {
  publicKey: env.VITE_EMAIL_PUBLIC_KEY,
  serviceId: env.VITE_EMAIL_SERVICE_ID,
  contactTemplateId: env.VITE_EMAIL_CONTACT_TEMPLATE_ID,
  /** Where a plain form post goes; the client has the path built in. */
  formAction: `${env.VITE_EMAIL_ORIGIN}${sendFormPath}`,
} as const;

/** Gives the client its public key; an empty origin is the page's own. */
export function initProvider(): void {
  init({
    publicKey: provider.publicKey,
    origin: env.VITE_EMAIL_ORIGIN || location.origin,
  });
}

/** Sends the contact form; rejects with `{ status, text }`, or a TypeError without a network. */
export const sendContact = (form: HTMLFormElement) =>
  sendForm(provider.serviceId, provider.contactTemplateId, form);
