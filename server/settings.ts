import * as v from "valibot";
import { noonOf } from "#contract/days.ts";
import { databaseFrom } from "./inbox/postgres/address.ts";
import type { Place } from "./inbox/place.ts";
import { mailSettings } from "./mail/settings.ts";
import { findConflict } from "./setting-conflicts.ts";
import { placeVariables, variables } from "./setting-variables.ts";

/** `process.env`, or a substitute in tests. */
export type Environment = Record<string, string | undefined>;

/** A setting the server cannot start with. The message is one sentence that names the variable. */
export class SettingsError extends Error {}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Relative folders are relative to the project, not to the working directory, so that the server and
 * `npm run inbox` use the same one.
 * @throws SettingsError
 */
export function readSettings(env: Environment) {
  const result = v.safeParse(variables, trimmed(env));
  if (!result.success) throw new SettingsError(toSentence(result.issues[0]));
  const values = result.output;
  const conflict = findConflict(values);
  if (conflict !== undefined) throw new SettingsError(conflict);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    /** Where messages are kept. */
    place: placeOf(values),
    /** Where nightly copies of the store go. */
    backupDir: values.BACKUP_DIR,
    /** Whether visitors use this server. */
    isProduction: values.NODE_ENV === "production",
    /** Messages may be lost: the disk need not last. */
    isTrial: values.EPHEMERAL === "1",
    siteDir: values.SITE_DIR,
    /** Where the editor puts builds; the link `live` in it leads to the one to serve. */
    buildsDir: values.BUILDS_DIR,
    /** Openings are open or closed as at this time; undefined means now. */
    siteTime: values.SITE_DAY === undefined ? undefined : noonOf(values.SITE_DAY),
    apiOnly: values.API_ONLY === "1",
    drainMs: values.DRAIN_SECONDS * 1000,
    /** Lower-case name of the header in which the trusted proxy puts the client's address. */
    trustedHeader: values.TRUST_PROXY,
    /** Messages per hour and per day; undefined means unlimited. */
    rateLimits: {
      client: values.RATE_LIMIT,
      // Off with the other, for tests and private networks.
      total: values.RATE_LIMIT && limitOfAll,
    },
    capacity: { minFreeBytes: values.MIN_FREE_MB, maxStoreBytes: values.MAX_STORE_MB },
    retention: { message: values.RETENTION_MESSAGES, application: values.RETENTION_APPLICATIONS },
    /** Other sites whose forms this server takes. */
    siteOrigins: values.SITE_ORIGINS ?? [],
    /** Where clamd scans resumes. */
    clamd: values.CLAMD,
    /** Scheme, host and port under which visitors reach the site, without a slash at the end. */
    publicUrl: values.PUBLIC_URL?.origin,
    mail: mailSettings(values),
    /** Where submissions go, beside the mail. */
    hooks: {
      webhooks: values.WEBHOOK_URL ?? [],
      secret: values.WEBHOOK_SECRET,
      fields: values.WEBHOOK_FIELDS,
      chats: values.CHAT_WEBHOOK_URL ?? [],
    },
    /** Where alerts are posted, beside the mail. */
    alertWebhook: values.ALERT_WEBHOOK_URL,
  };
}

/** Valid messages an hour and a day: more than an office reads, and less than fills a store of 2 GB in a day. */
const limitOfAll: readonly [number, number] = [2000, 10_000];

/** Where messages are kept. @throws SettingsError */
export function readPlace(env: Environment): Place {
  const result = v.safeParse(placeVariables, trimmed(env));
  if (!result.success) throw new SettingsError(toSentence(result.issues[0]));
  return placeOf(result.output);
}

const placeOf = ({ DATA_DIR: dataDir, DATABASE_URL: url }: v.InferOutput<typeof placeVariables>) =>
  url === undefined ? { dataDir } : { dataDir, database: databaseFrom(url) };

/**
 * Trims values, takes off single quotes around them and leaves out empty ones. A settings file with `NAME='value'` is then read
 * alike by all: systemd, Compose and Node take them off themselves, and `docker run --env-file` makes them a part of the value.
 * @throws SettingsError for double quotes, within which each of them reads other things
 */
function trimmed(env: Environment): Environment {
  const names = Object.keys(variables.entries).filter((name) => env[name]?.trim());
  return Object.fromEntries(
    names.map((name) => {
      const value = (env[name]?.trim() ?? "").replace(/^'(.*)'$/s, "$1");
      if (/^".*"$/.test(value) && !mayHaveQuotes.includes(name))
        throw new SettingsError(
          `${name} has double quotes around its value: use single ones, or none.`,
        );
      return [name, value];
    }),
  );
}
const mayHaveQuotes = ["SMTP_USER", "SMTP_PASSWORD"];

const secrets = [
  "SMTP_URL",
  "SMTP_PASSWORD",
  "SMTP_OAUTH_TOKEN_URL",
  "SMTP_OAUTH_CLIENT_SECRET",
  "SMTP_OAUTH_REFRESH_TOKEN",
  "ALERT_WEBHOOK_URL",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "CHAT_WEBHOOK_URL",
  "DATABASE_URL",
];

function toSentence(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key);
  const showsValue = !secrets.includes(name) && issue.input;
  return `${name} ${issue.message}${showsValue ? `, not "${issue.input}"` : ""}.`;
}
