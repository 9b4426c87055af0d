import { post } from "#server/http/post.ts";
import { oneLine } from "#server/one-line.ts";
import type { Clock } from "#server/time.ts";
import { isLoginRefused } from "./failure.ts";

/** As read by settings.ts: client credentials, or with `refreshToken` the grant of a mailbox's owner. */
export type OAuthSettings = {
  tokenUrl: URL;
  clientId: string;
  clientSecret: string | undefined;
  scope: string | undefined;
  refreshToken: string | undefined;
  /** The mailbox. */
  user: string;
};

/** `isNew`: just asked for, so another one would be refused, too. */
type Token = { value: string; isNew: boolean };

const answerMs = 20_000;
// Before its end, so that none ends on its way to the mail server; no more than half of a short life.
const spareMs = 300_000;

/** Gets access tokens (RFC 6749, 4.4 and 6) and keeps the last one in memory until it ends. */
export function tokenSource(settings: OAuthSettings, clock: Pick<Clock, "monotonicMs">) {
  const { tokenUrl, clientId, clientSecret, scope } = settings;
  let { refreshToken } = settings;
  let held: { value: string; untilMs: number } | undefined;
  // Several mails at once ask once: some providers take a refresh token that is used twice for stolen.
  let asking: ReturnType<typeof ask> | undefined;

  async function ask(signal: AbortSignal) {
    const form = new URLSearchParams({
      grant_type: refreshToken === undefined ? "client_credentials" : "refresh_token",
      client_id: clientId,
      ...(clientSecret !== undefined && { client_secret: clientSecret }),
      ...(scope !== undefined && { scope }),
      ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    });
    const request = {
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        Accept: "application/json",
      },
      body: form.toString(),
      timeoutMs: answerMs,
      signal,
    };
    const { status, text } = await post(tokenUrl, request).catch(({ message }: Error) => {
      throw tokenError(tokenUrl, message);
    });
    const answer = parsed(text);
    const { access_token: value, expires_in: seconds, refresh_token: next } = answer;
    if (typeof value !== "string" || value === "") throw tokenError(tokenUrl, said(status, answer));
    // Some providers give another one each time; a start begins with that of the settings again.
    if (refreshToken !== undefined && typeof next === "string") refreshToken = next;
    const lifeMs = Number(seconds) * 1000 || Infinity;
    return { value, untilMs: clock.monotonicMs() + lifeMs - Math.min(spareMs, lifeMs / 2) };
  }

  return {
    /** @throws an error that says what to do */
    async get(signal: AbortSignal): Promise<Token> {
      const isNew = held === undefined || clock.monotonicMs() >= held.untilMs;
      if (held === undefined || isNew) {
        asking ??= ask(signal).finally(() => (asking = undefined));
        held = await asking;
      }
      return { value: held.value, isNew };
    },
    /** The mail server refused it: the next one is asked for. */
    forget({ value }: Token): void {
      if (held?.value === value) held = undefined;
    },
  };
}

/** Runs `attempt` with nodemailer's option for a login; nothing is added. */
export const noToken = <T>(_: AbortSignal, attempt: Attempt<T>): Promise<T> => attempt({});

type Attempt<T> = (byToken: object) => Promise<T>;

/**
 * Runs `attempt` with a login by token, and once more with another one if that was refused: it may have been revoked.
 * nodemailer could ask for tokens itself, but would keep none for the next connection, and asks again only after a 334, which
 * Microsoft does not send.
 */
export function tokenLogins(settings: OAuthSettings, clock: Pick<Clock, "monotonicMs">) {
  const tokens = tokenSource(settings, clock);
  const { user } = settings;
  return async <T>(signal: AbortSignal, attempt: Attempt<T>): Promise<T> => {
    const withToken = ({ value }: Token) =>
      attempt({ auth: { type: "OAuth2", user, accessToken: value } });
    const token = await tokens.get(signal);
    try {
      return await withToken(token);
    } catch (error) {
      if (!isLoginRefused(error)) throw error;
      tokens.forget(token);
      if (token.isNew) throw error;
      return withToken(await tokens.get(signal));
    }
  };
}

type TokenAnswer = Record<string, unknown>;

/** @returns nothing for what is no JSON object, such as the page of a proxy */
function parsed(text: string): TokenAnswer {
  try {
    return Object(JSON.parse(text)) as TokenAnswer; // its members are looked at before they are used
  } catch {
    return {};
  }
}

/** RFC 6749, 5.2. */
const whatToDo: Record<string, string> = {
  invalid_client:
    "(SMTP_OAUTH_CLIENT_ID or SMTP_OAUTH_CLIENT_SECRET is wrong, or the secret has ended: make a new one.)",
  invalid_grant: "(SMTP_OAUTH_REFRESH_TOKEN has ended or was revoked: make a new one.)",
  unauthorized_client: "(This app may not ask for a token in this way: see its permissions.)",
  invalid_scope: "(SMTP_OAUTH_SCOPE is wrong.)",
};

function said(status: number, { error, error_description: more }: TokenAnswer): string {
  if (typeof error !== "string") return `its answer is no token (status ${status}).`;
  const description = typeof more === "string" ? oneLine(more, 200) : "";
  return [oneLine(error, 50), whatToDo[error] ?? "", description].filter(Boolean).join(" ");
}

const tokenError = ({ host }: URL, text: string) =>
  new Error(`No token for the login from SMTP_OAUTH_TOKEN_URL (${host}): ${text}`);
