import type { Variables } from "./setting-variables.ts";

/** @returns one sentence about settings that are valid alone but not together */
export function findConflict(values: Variables): string | undefined {
  const { SMTP_URL, SMTP_USER, SMTP_PASSWORD, MAIL_TO, PORT, METRICS_PORT } = values;
  if (values.DATABASE_CA !== undefined && values.DATABASE_URL === undefined)
    return "DATABASE_URL is missing: DATABASE_CA is set, so say which database it is for.";
  if (SMTP_URL !== undefined && MAIL_TO === undefined)
    return "MAIL_TO is missing: SMTP_URL is set, so say where messages go.";
  const names = ["SMTP_USER", "SMTP_PASSWORD", "MAIL_TO", "MAIL_FROM", "ALERT_TO"] as const;
  const mailSetting = names.find((name) => values[name]);
  if (SMTP_URL === undefined && mailSetting !== undefined)
    return `SMTP_URL is missing: ${mailSetting} is set, so say which mail server takes the mail.`;
  if ((SMTP_USER === undefined) !== (SMTP_PASSWORD === undefined))
    return `${SMTP_USER ? "SMTP_PASSWORD" : "SMTP_USER"} is missing: a login needs both.`;
  if (SMTP_URL !== undefined && SMTP_USER !== undefined && new URL(SMTP_URL).username !== "")
    return "SMTP_USER contradicts SMTP_URL, which has a user too: take it out of one of them.";
  if (PORT !== 0 && PORT === METRICS_PORT)
    return "METRICS_PORT must differ from PORT: the metrics are not for visitors.";
  if (values.VITE_EMAIL_CONTACT_TEMPLATE_ID === values.VITE_EMAIL_APPLICATION_TEMPLATE_ID)
    return "VITE_EMAIL_APPLICATION_TEMPLATE_ID must differ from VITE_EMAIL_CONTACT_TEMPLATE_ID: it tells the two forms apart.";
  return undefined;
}
