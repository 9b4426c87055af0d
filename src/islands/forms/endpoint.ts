import { sendFormPath } from "#contract/form-endpoint.ts";

const env = import.meta.env;

/** Which account of which e-mail provider the forms post to (.env.served, .env.static). */
export const endpoint = {
  /** Empty for the page's own origin. */
  origin: env.VITE_EMAIL_ORIGIN,
  /** Whether it is this project's server, which knows the guard fields (contract/guards.ts). */
  knowsGuards: env.VITE_EMAIL_ORIGIN === "" || env.VITE_EMAIL_GUARDS === "1",
  publicKey: env.VITE_EMAIL_PUBLIC_KEY,
  serviceId: env.VITE_EMAIL_SERVICE_ID,
  contactTemplateId: env.VITE_EMAIL_CONTACT_TEMPLATE_ID,
  applicationTemplateId: env.VITE_EMAIL_APPLICATION_TEMPLATE_ID,
  /** Where the forms are posted, with and without scripts. */
  formAction: `${env.VITE_EMAIL_ORIGIN}${sendFormPath}`,
} as const;

/** Whether job applications are posted to the site; otherwise visitors are offered a mail. */
export const deliversApplications = env.VITE_APPLICATIONS === "server";
