import type { Variables } from "./setting-variables.ts";

/** @returns one sentence about settings that are valid alone but not together */
export function findConflict(values: Variables): string | undefined {
  const { SMTP_URL, SMTP_USER, SMTP_PASSWORD, MAIL_TO } = values;
  if (SMTP_URL !== undefined && MAIL_TO === undefined)
    return "MAIL_TO is missing: SMTP_URL is set, so say where messages go.";
  const mailSetting = mailSettings.find((name) => values[name]);
  if (SMTP_URL === undefined && mailSetting !== undefined)
    return `SMTP_URL is missing: ${mailSetting} is set, so say which mail server takes the mail.`;
  const reply = findReplyConflict(values);
  if (reply !== undefined) return reply;
  const oauth = findOAuthConflict(values);
  if (oauth !== undefined) return oauth;
  const hasOAuth = values.SMTP_OAUTH_TOKEN_URL !== undefined;
  if (!hasOAuth && (SMTP_USER === undefined) !== (SMTP_PASSWORD === undefined))
    return `${SMTP_USER ? "SMTP_PASSWORD" : "SMTP_USER"} is missing: a login needs both.`;
  if (SMTP_URL !== undefined && SMTP_USER !== undefined && new URL(SMTP_URL).username !== "")
    return "SMTP_USER contradicts SMTP_URL, which has a user too: take it out of one of them.";
  const hooks = findHookConflict(values);
  if (hooks !== undefined) return hooks;
  if (values.DIGEST_TO !== undefined && values.PUBLIC_URL === undefined)
    return "PUBLIC_URL is missing: DIGEST_TO is set, and the weekly mail's test message is posted there.";
  return undefined;
}

const mailSettings = [
  "SMTP_USER",
  "SMTP_PASSWORD",
  "SMTP_OAUTH_TOKEN_URL",
  "MAIL_TO",
  "MAIL_TO_APPLICATIONS",
  "MAIL_FROM",
  "ALERT_TO",
  "DIGEST_TO",
] as const;

function findReplyConflict({ REPLY, SMTP_URL, API_ONLY }: Variables) {
  if (REPLY === "0") return undefined;
  if (SMTP_URL === undefined)
    return "SMTP_URL is missing: REPLY is set, so say which mail server takes the mail.";
  return API_ONLY === "1" ? "REPLY needs the texts of a build, which API_ONLY has not." : undefined;
}

function findHookConflict({ WEBHOOK_URL, WEBHOOK_SECRET }: Variables): string | undefined {
  if (WEBHOOK_URL !== undefined && WEBHOOK_SECRET === undefined)
    return "WEBHOOK_SECRET is missing: WEBHOOK_URL is set, and its receivers check that an event is from you (echo whsec_$(openssl rand -base64 32) makes one).";
  if (WEBHOOK_URL === undefined && WEBHOOK_SECRET !== undefined)
    return "WEBHOOK_URL is missing: WEBHOOK_SECRET is set, so say where events go.";
  return undefined;
}

function findOAuthConflict(values: Variables): string | undefined {
  const { SMTP_URL, SMTP_USER, SMTP_PASSWORD } = values;
  const token = values.SMTP_OAUTH_TOKEN_URL;
  const needed = { SMTP_OAUTH_TOKEN_URL: token, SMTP_OAUTH_CLIENT_ID: values.SMTP_OAUTH_CLIENT_ID };
  const secrets = [values.SMTP_OAUTH_CLIENT_SECRET, values.SMTP_OAUTH_REFRESH_TOKEN];
  const all = [...Object.values(needed), ...secrets, values.SMTP_OAUTH_SCOPE];
  if (all.every((value) => value === undefined)) return undefined;
  for (const [name, value] of Object.entries(needed))
    if (value === undefined) return `${name} is missing: a login by OAuth needs it.`;
  if (secrets.every((value) => value === undefined))
    return "SMTP_OAUTH_CLIENT_SECRET is missing: a login by OAuth needs it, or SMTP_OAUTH_REFRESH_TOKEN.";
  const url = SMTP_URL === undefined ? undefined : new URL(SMTP_URL);
  if (SMTP_PASSWORD !== undefined || url?.password)
    return "SMTP_OAUTH_TOKEN_URL contradicts the password: take the password out of SMTP_PASSWORD or SMTP_URL.";
  if (SMTP_USER === undefined && !url?.username)
    return "SMTP_USER is missing: say for which mailbox the login by OAuth is.";
  return undefined;
}
