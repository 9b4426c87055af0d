import { formIds, sendFormPath } from "#contract/form-endpoint.ts";

const env = import.meta.env;

/** It is this project's server, which knows the guard fields (contract/guards.ts). */
const knowsGuards = env.VITE_EMAIL_ORIGIN === "" || env.VITE_EMAIL_GUARDS === "1";

/** Which account of which e-mail provider the forms post to (.env.static), or this project's server. */
export const endpoint = {
  /** Empty for the page's own origin. */
  origin: env.VITE_EMAIL_ORIGIN,
  knowsGuards,
  publicKey: knowsGuards ? formIds.publicKey : env.VITE_EMAIL_PUBLIC_KEY,
  serviceId: knowsGuards ? formIds.serviceId : env.VITE_EMAIL_SERVICE_ID,
  contactTemplateId: knowsGuards ? formIds.contactTemplateId : env.VITE_EMAIL_CONTACT_TEMPLATE_ID,
  applicationTemplateId: knowsGuards
    ? formIds.applicationTemplateId
    : env.VITE_EMAIL_APPLICATION_TEMPLATE_ID,
  /** Where the forms are posted, with and without scripts. */
  formAction: `${env.VITE_EMAIL_ORIGIN}${sendFormPath}`,
} as const;

/** Whether job applications are posted to the site; otherwise visitors are offered a mail. */
export const deliversApplications = env.VITE_APPLICATIONS === "server";
