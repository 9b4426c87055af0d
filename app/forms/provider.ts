import emailjs from "@emailjs/browser";

const env = import.meta.env;

/** Which account of which e-mail provider the form posts to (.env.served, .env.static). */
export const provider = {
  publicKey: env.VITE_EMAIL_PUBLIC_KEY,
  serviceId: env.VITE_EMAIL_SERVICE_ID,
  contactTemplateId: env.VITE_EMAIL_CONTACT_TEMPLATE_ID,
  /** Where a plain form post goes; the client has the path built in. */
  formAction: `${env.VITE_EMAIL_ORIGIN}/api/v1.0/email/send-form`,
} as const;

/** Gives the client its public key; an empty origin is the page's own. */
export function initProvider(): void {
  emailjs.init({
    publicKey: provider.publicKey,
    origin: env.VITE_EMAIL_ORIGIN || location.origin,
  });
}

/** Sends the contact form; rejects with `{ status, text }`, or a TypeError without a network. */
export const sendContact = (form: HTMLFormElement) =>
  emailjs.sendForm(provider.serviceId, provider.contactTemplateId, form);
