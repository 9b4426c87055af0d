import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { mailbox } from "./mail/address.ts";

/** What the environment holds, or a copy of it in a test. */
export type Environment = Record<string, string | undefined>;

/** A value that stops the start. The message is one sentence that names the variable. */
export class SettingsError extends Error {}

/** Folder of the project, whatever folder the server was started from. Ends in a slash. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

/** Messages end with "must be ..."; the name before and the value behind it are added below. */
const number = (least: number, most: number) => {
  const message = `must be a number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.check((value) => value >= least && value <= most, message),
  );
};
const setting = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema, usual: string) =>
  v.optional(schema, usual);
/** `20/60`, or nothing when it is off. */
const pair = (meaning: string) =>
  v.pipe(
    v.string(),
    v.regex(/^(?:[1-9]\d{0,6}\/[1-9]\d{0,6}|off)$/, `must be two numbers (${meaning}) or "off"`),
    v.transform((text): readonly [number, number] | undefined => {
      const [first, second] = text.split("/").map(Number);
      return first && second ? [first, second] : undefined;
    }),
  );
const address = v.pipe(
  v.string(),
  v.transform(mailbox),
  v.check((found) => found !== undefined, "must be one e-mail address"),
  v.transform((found) => found as NonNullable<typeof found>), // checked in the line before
);
const id = v.pipe(
  v.optional(v.string(), ""),
  v.nonEmpty("is missing: it belongs in .env.served, beside package.json"),
);
const folder = v.pipe(
  v.string(),
  v.transform((path) => resolve(projectRoot, path)),
);

const isSmtpUrl = (text: string) => /^smtps?:\/\/[^/?#]/.test(text) && URL.canParse(text);

const schema = v.object({
  PORT: setting(number(0, 65_535), "3000"),
  HOST: setting(v.string(), "127.0.0.1"),
  DATA_DIR: setting(folder, "data"),
  SITE_DIR: setting(folder, "dist/served"),
  SITE_DAY: v.optional(v.pipe(v.string(), v.isoDate("must be a day such as 2027-02-01"))),
  API_ONLY: setting(v.picklist(["0", "1"], 'must be "1" or "0"'), "0"),
  LOG_FORMAT: setting(v.picklist(["text", "json"], 'must be "text" or "json"'), "text"),
  METRICS_PORT: v.optional(number(0, 65_535)),
  METRICS_HOST: setting(v.string(), "127.0.0.1"),
  DRAIN_SECONDS: setting(number(0, 300), "0"),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.check(
        (name) => /^[a-z][a-z0-9-]*$/.test(name) && !["true", "yes", "on"].includes(name),
        "must be the name of the header in which your proxy puts the client's address, such as X-Forwarded-For",
      ),
    ),
  ),
  CLIENT_PREFIX: setting(number(32, 128), "56"),
  RATE_LIMIT: setting(pair("an hour/a day, from one client, such as 30/100"), "30/100"),
  RATE_LIMIT_TOTAL: v.optional(pair("an hour/a day, from all together")),
  MAX_CONNECTIONS: setting(pair("in all/from one client, such as 1000/50"), "1000/50"),
  MIN_FREE_MB: setting(number(0, 1_000_000), "200"),
  MAX_STORE_MB: setting(number(64, 1_000_000), "2000"),
  RETENTION_MESSAGES: setting(number(1, 36_500), "365"),
  RETENTION_APPLICATIONS: setting(number(1, 36_500), "180"),
  // The value stays out of every sentence: it may hold a password.
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isSmtpUrl, "must look like smtp://user:password@mail.example.com:587"),
    ),
  ),
  MAIL_TO: v.optional(address),
  MAIL_FROM: v.optional(address),
  ALERT_TO: v.optional(address),
  VITE_EMAIL_PUBLIC_KEY: id,
  VITE_EMAIL_SERVICE_ID: id,
  VITE_EMAIL_CONTACT_TEMPLATE_ID: id,
  VITE_EMAIL_APPLICATION_TEMPLATE_ID: id,
});
export type Values = v.InferOutput<typeof schema>;

/**
 * Reads and checks the values by their names in the environment.
 * @throws SettingsError
 */
export function readValues(env: Environment): Values {
  const result = v.safeParse(schema, trimmed(env));
  if (!result.success) throw new SettingsError(sentence(result.issues[0]));
  const conflict = conflictOf(result.output);
  if (conflict !== undefined) throw new SettingsError(conflict);
  return result.output;
}

/** Without spaces around values; an empty one is none. */
const trimmed = (env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );

function sentence(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key);
  const secret = name === "SMTP_URL" || !issue.input;
  return `${name} ${issue.message}${secret ? "" : `, not "${issue.input}"`}.`;
}

/** Settings that are right by themselves and cannot work together. */
function conflictOf(values: Values): string | undefined {
  const { SMTP_URL, MAIL_TO, MAIL_FROM, ALERT_TO, PORT, METRICS_PORT } = values;
  if (SMTP_URL !== undefined && MAIL_TO === undefined)
    return "MAIL_TO is missing: SMTP_URL is set, so say where messages go.";
  const lonely = MAIL_TO ? "MAIL_TO" : MAIL_FROM ? "MAIL_FROM" : ALERT_TO ? "ALERT_TO" : undefined;
  if (SMTP_URL === undefined && lonely !== undefined)
    return `SMTP_URL is missing: ${lonely} is set, so say which mail server takes the mail.`;
  if (PORT !== 0 && PORT === METRICS_PORT)
    return "METRICS_PORT must differ from PORT: the figures are not for visitors.";
  if (values.VITE_EMAIL_CONTACT_TEMPLATE_ID === values.VITE_EMAIL_APPLICATION_TEMPLATE_ID)
    return "VITE_EMAIL_APPLICATION_TEMPLATE_ID must differ from VITE_EMAIL_CONTACT_TEMPLATE_ID: it tells the two forms apart.";
  return undefined;
}
