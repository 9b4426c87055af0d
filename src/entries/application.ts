import { only } from "./collection.ts";
import { company } from "./company.ts";

const { sent, retry, reply, ...words } = only("application");

/** Texts of the application dialog, and where applications are mailed to. */
export const application = {
  ...words,
  ...only("forms"),
  recruitingEmail: company.recruitingEmail,
};

/** Page after a submission without scripts. */
export const applicationSent = sent;

/** Page for correcting a rejected submission without scripts. */
export const applicationRetry = retry;

/** Mailed to an applicant, if it is there. */
export const applicationReply = reply;
