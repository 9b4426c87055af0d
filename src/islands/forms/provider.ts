import { sendFormPath } from "#contract/provider.ts";

const env = import.meta.env;

/** Which account of which e-mail provider the forms post to (.env.served, .env.static). */
export const provider = {
  /** An empty one is the page's own: the site's server, which knows the fields that guard a form. */
  origin: env.VITE_EMAIL_ORIGIN,
  publicKey: env.VITE_EMAIL_PUBLIC_KEY,
  serviceId: env.VITE_EMAIL_SERVICE_ID,
  contactTemplateId: env.VITE_EMAIL_CONTACT_TEMPLATE_ID,
  applicationTemplateId: env.VITE_EMAIL_APPLICATION_TEMPLATE_ID,
  /** Where a plain form post goes; the client has the path built in. */
  formAction: `${env.VITE_EMAIL_ORIGIN}${sendFormPath}`,
} as const;

/** Whether job applications are delivered; otherwise no call is made and a mail is offered. */
export const deliversApplications = env.VITE_APPLICATIONS === "server";
