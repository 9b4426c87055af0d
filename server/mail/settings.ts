import type { Variables } from "#server/setting-variables.ts";
import type { Mailbox } from "./mailbox.ts";
import type { OAuthSettings } from "./oauth.ts";

/** @returns undefined without a mail server: messages stay in the inbox only */
export function mailSettings(values: Variables) {
  const { SMTP_URL, SMTP_USER: user, SMTP_PASSWORD: pass, MAIL_TO, ALERT_TO } = values;
  const from = values.MAIL_FROM?.[0] ?? MAIL_TO?.[0];
  if (SMTP_URL === undefined || MAIL_TO === undefined || from === undefined) return undefined;
  const addresses = (mailboxes: readonly Mailbox[]) => mailboxes.map(({ address }) => address);
  const oauth = oauthSettings(values, SMTP_URL);
  return {
    smtpUrl: oauth ? withoutLogin(SMTP_URL) : SMTP_URL,
    /** Undefined: `smtpUrl` has the login, or there is none, or it is by OAuth. */
    login: user !== undefined && pass !== undefined ? { user, pass } : undefined,
    oauth,
    to: addresses(MAIL_TO),
    toApplications: addresses(values.MAIL_TO_APPLICATIONS ?? MAIL_TO),
    from,
    alertTo: addresses(ALERT_TO ?? MAIL_TO),
    /** Who gets the weekly mail; none without them. */
    digestTo: addresses(values.DIGEST_TO ?? []),
    /** Whether senders get a reply. */
    replies: values.REPLY === "1",
    /** For the greeting (EHLO). */
    siteHost: values.PUBLIC_URL?.hostname,
  };
}

function oauthSettings(values: Variables, smtpUrl: string): OAuthSettings | undefined {
  const { SMTP_OAUTH_TOKEN_URL: tokenUrl, SMTP_OAUTH_CLIENT_ID: clientId } = values;
  if (tokenUrl === undefined || clientId === undefined) return undefined;
  return {
    tokenUrl,
    clientId,
    clientSecret: values.SMTP_OAUTH_CLIENT_SECRET,
    scope: values.SMTP_OAUTH_SCOPE,
    refreshToken: values.SMTP_OAUTH_REFRESH_TOKEN,
    user: values.SMTP_USER ?? decodeURIComponent(new URL(smtpUrl).username),
  };
}

function withoutLogin(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  url.username = "";
  return url.href;
}
