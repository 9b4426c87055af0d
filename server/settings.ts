import { safeParse } from "valibot";
import { noonOf } from "#contract/days.ts";
import { databaseFrom } from "./inbox/postgres/address.ts";
import type { Place } from "./inbox/place.ts";
import type { Mailbox } from "./outbox/mailbox.ts";
import { SettingsError } from "./setting-error.ts";
import { groups, type Name, table, type Values } from "./setting-table.ts";
import type { Row } from "./setting-values.ts";

/** `process.env`, or a substitute in tests. */
export type Environment = Record<string, string | undefined>;

export type Settings = ReturnType<typeof readSettings>;

const rows = Object.entries(table) as [Name, Row][]; // its own names

/**
 * Relative folders are relative to the project, not to the working directory, so that the server and
 * `npm run inbox` use the same one.
 * @throws SettingsError
 */
export function readSettings(env: Environment) {
  const values = valuesOf(env, rows);
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
    isTrial: values.EPHEMERAL,
    siteDir: values.SITE_DIR,
    /** Where the editor puts builds; the link `live` in it leads to the one to serve. */
    buildsDir: values.BUILDS_DIR,
    /** Openings are open or closed as at this time; undefined means now. */
    siteTime: values.SITE_DAY === undefined ? undefined : noonOf(values.SITE_DAY),
    apiOnly: values.API_ONLY,
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
    mail: mailOf(values),
    /** Where submissions go, beside the mail. */
    destinations: {
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

/** Where messages are kept, which is all that the command line needs to know. @throws SettingsError */
export const readPlace = (env: Environment): Place =>
  placeOf(
    valuesOf(
      env,
      rows.filter(([name]) => name === "DATA_DIR" || name === "DATABASE_URL"),
    ),
  );

const placeOf = ({ DATA_DIR: dataDir, DATABASE_URL: url }: Values): Place =>
  url === undefined ? { dataDir } : { dataDir, database: databaseFrom(url) };

/** @returns undefined without a mail server: messages stay in the inbox only */
function mailOf(values: Values) {
  const { SMTP_URL, SMTP_USER: user, SMTP_PASSWORD: pass, MAIL_TO, ALERT_TO } = values;
  const from = values.MAIL_FROM?.[0] ?? MAIL_TO?.[0];
  if (SMTP_URL === undefined || MAIL_TO === undefined || from === undefined) return undefined;
  const addresses = (mailboxes: readonly Mailbox[]) => mailboxes.map(({ address }) => address);
  const url = new URL(SMTP_URL);
  const { SMTP_OAUTH_TOKEN_URL: tokenUrl, SMTP_OAUTH_CLIENT_ID: clientId } = values;
  const oauth = tokenUrl !== undefined &&
    clientId !== undefined && {
      tokenUrl,
      clientId,
      clientSecret: values.SMTP_OAUTH_CLIENT_SECRET,
      scope: values.SMTP_OAUTH_SCOPE,
      refreshToken: values.SMTP_OAUTH_REFRESH_TOKEN,
      /** The mailbox. */
      user: user ?? decodeURIComponent(url.username),
    };
  if (oauth) url.username = "";
  return {
    smtpUrl: oauth ? url.href : SMTP_URL,
    /** Undefined: `smtpUrl` has the login, or there is none, or it is by OAuth. */
    login: user !== undefined && pass !== undefined ? { user, pass } : undefined,
    oauth: oauth || undefined,
    to: addresses(MAIL_TO),
    toApplications: addresses(values.MAIL_TO_APPLICATIONS ?? MAIL_TO),
    from,
    alertTo: addresses(ALERT_TO ?? MAIL_TO),
    /** Who gets the weekly mail; none without them. */
    weeklyTo: addresses(values.WEEKLY_TO ?? []),
    /** Whether senders get a reply. */
    replies: values.REPLY,
    /** For the greeting (EHLO). */
    siteHost: values.PUBLIC_URL?.hostname,
  };
}

/** @throws SettingsError for a value that one of them does not take */
function valuesOf(env: Environment, wanted: typeof rows): Values {
  const values = wanted.map(([name, row]) => {
    const given = givenIn(env, name);
    const result = safeParse(row.is, given);
    if (result.success) return [name, result.output];
    const { message } = result.issues[0];
    // Quoted, so that lines in it make no further ones.
    const shown = given?.replace(/\/\/[^/@]*@/, "//…@"); // no password, in what was to be an address
    const not = row.secret || !shown ? "" : `, not ${JSON.stringify(shown)}`;
    throw new SettingsError(`${name} ${message}${not}.`);
  });
  return Object.fromEntries(values) as Values; // of those that are wanted
}

/**
 * Trims a value, takes off single quotes around it, and takes an empty one for none. A settings file with `NAME='value'` is
 * then read alike by all: systemd, Compose and Node take them off themselves, `docker run --env-file` makes them a part of it.
 * @throws SettingsError for double quotes, within which each of them reads other things
 */
function givenIn(env: Environment, name: Name): string | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  if (/^".*"$/.test(value) && name !== "SMTP_USER" && name !== "SMTP_PASSWORD")
    throw new SettingsError(
      `${name} has double quotes around its value: use single ones, or none.`,
    );
  return value.replace(/^'(.*)'$/s, "$1");
}

/** @returns one sentence about settings that are valid alone but not together */
function findConflict(values: Values): string | undefined {
  const url = URL.parse(values.SMTP_URL ?? "");
  const given = new Set<string>(rows.flatMap(([name]) => (values[name] ? [name] : [])));
  if (url?.username) given.add("the user in SMTP_URL");
  if (url?.password) given.add("the password in SMTP_URL");
  for (const [name, { needs = [], excludes = [] }] of rows) {
    if (!given.has(name)) continue;
    const missing = needs.find((names) => !names.split(" or ").some((one) => given.has(one)));
    if (missing !== undefined) {
      const [first = ""] = missing.split(" or ");
      const { for: purpose } = table[first as Name]; // needs begin with a name
      return `${missing} is missing, which ${name} needs: ${plain(purpose)}.`;
    }
    const other = excludes.find((one) => given.has(one));
    if (other !== undefined) return `${name} contradicts ${other}: take one of them out.`;
  }
  return undefined;
}

/** Names of those that are set. */
export const settingsIn = (env: Environment): string[] =>
  rows.flatMap(([name]) => (env[name]?.trim() ? [name] : []));

/** Of version 1.2.0, and why they have no effect. */
const gone = {
  CLIENT_PREFIX: "48 bits of an IPv6 address always count as one client",
  DATABASE_CA: "name the file in NODE_EXTRA_CA_CERTS",
  DKIM_SELECTOR: "the doctor looks for no keys",
  LOG_FORMAT: "the log is text",
  MAX_CONNECTIONS: "1,000 connections may be open, 50 of one client",
  METRICS_PORT: "there are no metrics, and /readyz has the queue",
  RATE_LIMIT_TOTAL:
    "2,000 valid messages an hour and 10,000 a day are taken, unless RATE_LIMIT is off",
  VITE_EMAIL_PUBLIC_KEY: "pages for this server have IDs of their own",
};

/** A sentence about each that is set and no longer read. */
export const goneIn = (env: Environment): string[] =>
  Object.entries(gone).flatMap(([name, why]) =>
    env[name]?.trim() ? [`${name} is no longer read: ${why}.`] : [],
  );

/** All of them, as docs/operating.md has them. */
export const settingsText = (): string =>
  Object.entries(groups)
    .map(([group, named]) => [`**${group}**\n`, ...Object.entries(named).map(lineOf)].join("\n"))
    .join("\n\n");

function lineOf([name, row]: [string, Row]): string {
  const { default: given } = row.is as { default?: string };
  const otherwise = row.otherwise ?? (given && `\`${given}\``);
  const needs = row.needs?.map((names) => names.replaceAll(/[A-Z_]{4,}/g, "`$&`")).join(", ");
  return `- \`${name}\`${otherwise ? ` (${otherwise})` : ""}: ${row.for}${needs ? `; needs ${needs}` : ""}`;
}

/** Without the marks of a document. */
export const plain = (text: string): string =>
  text.replaceAll(/\[([^[\]]+)\]\([^()]+\)/g, "$1").replaceAll(/[`*]/g, "");
