import { resolve } from "node:path";
import { projectRoot } from "./environment.ts";
import type { RetentionDays } from "./inbox/retention.ts";
import { mailbox, type Mailbox } from "./relay/address.ts";
import { checkSmtpUrl } from "./relay/smtp-url.ts";
import { readConnections, readRateLimits, type ConnectionCaps, type RateLimits } from "./limits.ts";
import { ConfigError, oneOf, required, text, wholeNumber, type Environment } from "./settings.ts";

export { ConfigError, type Environment } from "./settings.ts";

/** Ids a sender must name; the same ones are built into the pages. */
export type ProviderIds = {
  publicKey: string;
  serviceId: string;
  contactTemplateId: string;
  applicationTemplateId: string;
};

export type MailConfig = { smtpUrl: string; to: string; from: Mailbox };

export type Config = {
  /** 0 means any free one (tests). */
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Absolute. */
  siteDir: string;
  /** Without pages of its own: `npm run dev` serves them. */
  apiOnly: boolean;
  logFormat: "text" | "json";
  rateLimits: RateLimits;
  connections: ConnectionCaps;
  /** Lower-case name of the header in which the one trusted proxy puts the client's address. */
  trustedHeader: string | undefined;
  ids: ProviderIds;
  /** Absent: messages stay in the inbox only. */
  mail: MailConfig | undefined;
  retention: RetentionDays;
  /** With less free space than this, in bytes, the server says that it is not ready. */
  leastFreeBytes: number;
};

/**
 * Reads every setting once.
 *
 * HOST defaults to 127.0.0.1: reachable as localhost, from this machine only. Behind a container's
 * port mapping set HOST=0.0.0.0. Relative folders count from the project, not from where it was
 * started, so that server and `npm run inbox` always mean the same one.
 * @throws ConfigError
 */
export function readConfig(env: Environment): Config {
  const trustedHeader = readTrustedHeader(env);
  return {
    port: wholeNumber(env, "PORT", 3000, [0, 65_535]),
    host: text(env, "HOST") ?? "127.0.0.1",
    dataDir: readDataDir(env),
    siteDir: resolve(projectRoot, text(env, "SITE_DIR") ?? "dist/served"),
    apiOnly: text(env, "API_ONLY") === "1",
    logFormat: oneOf(env, "LOG_FORMAT", ["text", "json"]),
    rateLimits: readRateLimits(env),
    connections: readConnections(env, trustedHeader !== undefined),
    trustedHeader,
    ids: readIds(env),
    mail: readMail(env),
    retention: {
      messages: wholeNumber(env, "RETENTION_MESSAGES", 365, [1, 36_500]),
      applications: wholeNumber(env, "RETENTION_APPLICATIONS", 180, [1, 36_500]),
    },
    leastFreeBytes: wholeNumber(env, "MIN_FREE_MB", 200, [0, 1_000_000]) * 1024 * 1024,
  };
}

/** Absolute folder of the inbox; all that the command line needs to know. */
export function readDataDir(env: Environment): string {
  return resolve(projectRoot, text(env, "DATA_DIR") ?? "data");
}

function readIds(env: Environment): ProviderIds {
  const ids = {
    publicKey: required(env, "VITE_EMAIL_PUBLIC_KEY"),
    serviceId: required(env, "VITE_EMAIL_SERVICE_ID"),
    contactTemplateId: required(env, "VITE_EMAIL_CONTACT_TEMPLATE_ID"),
    applicationTemplateId: required(env, "VITE_EMAIL_APPLICATION_TEMPLATE_ID"),
  };
  if (ids.contactTemplateId === ids.applicationTemplateId) {
    throw new ConfigError(
      "VITE_EMAIL_APPLICATION_TEMPLATE_ID must differ from VITE_EMAIL_CONTACT_TEMPLATE_ID: it tells the two forms apart.",
    );
  }
  return ids;
}

function readTrustedHeader(env: Environment): string | undefined {
  const value = text(env, "TRUST_PROXY")?.toLowerCase();
  if (value !== undefined && !/^[a-z][a-z0-9-]*$/.test(value)) {
    throw new ConfigError(
      `TRUST_PROXY must be the name of one header, such as X-Forwarded-For, not "${value}".`,
    );
  }
  return value;
}

function readMail(env: Environment): MailConfig | undefined {
  const smtpUrl = text(env, "SMTP_URL");
  if (smtpUrl === undefined) return undefined;
  const fault = checkSmtpUrl(smtpUrl);
  // The value itself stays out of the sentence: it may hold a password.
  if (fault !== undefined) throw new ConfigError(`SMTP_URL ${fault}.`);
  const toText = text(env, "MAIL_TO");
  if (toText === undefined) {
    throw new ConfigError("MAIL_TO is missing: SMTP_URL is set, so say where messages go.");
  }
  const to = readMailbox("MAIL_TO", toText);
  return {
    smtpUrl,
    to: to.address,
    from: readMailbox("MAIL_FROM", text(env, "MAIL_FROM") ?? to.address),
  };
}

function readMailbox(name: string, value: string): Mailbox {
  const found = mailbox(value);
  if (found === undefined) {
    throw new ConfigError(`${name} must be one e-mail address, not "${value}".`);
  }
  return found;
}
