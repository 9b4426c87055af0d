import { init, sendForm } from "@emailjs/browser";
import { sendFormPath } from "#contract/provider.ts";

const env = import.meta.env;

/** Which account of which e-mail provider the forms post to (.env.served, .env.static). */
export const provider = {
  publicKey: env.VITE_EMAIL_PUBLIC_KEY,
  serviceId: env.VITE_EMAIL_SERVICE_ID,
  contactTemplateId: env.VITE_EMAIL_CONTACT_TEMPLATE_ID,
  applicationTemplateId: env.VITE_EMAIL_APPLICATION_TEMPLATE_ID,
  /** Where a plain form post goes; the client has the path built in. */
  formAction: `${env.VITE_EMAIL_ORIGIN}${sendFormPath}`,
} as const;

/** The provider is the site's own server: it knows the fields that guard a form. */
export const isOwnProvider = env.VITE_EMAIL_ORIGIN === "";

/** Whether job applications are delivered; otherwise no call is made and a mail is offered. */
export const deliversApplications = env.VITE_APPLICATIONS === "server";

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
