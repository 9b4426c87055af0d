import { resolve } from "node:path";
import { projectRoot } from "./environment.ts";
import type { RetentionDays } from "./inbox/retention.ts";
import { mailbox, type Mailbox } from "./relay/address.ts";
import { checkSmtpUrl } from "./relay/smtp-url.ts";
import {
  allowance,
  ConfigError,
  oneOf,
  required,
  text,
  wholeNumber,
  type Allowance,
  type Environment,
} from "./settings.ts";

export { ConfigError, type Environment } from "./settings.ts";

/** Ids a sender must name; the same ones are built into the pages. */
export type ProviderIds = {
  publicKey: string;
  serviceId: string;
  contactTemplateId: string;
  applicationTemplateId: string;
};

export type MailConfig = { smtpUrl: string; to: string; from: Mailbox };

/** Undefined means unlimited. */
export type RateLimits = { client: Allowance | undefined; total: Allowance | undefined };

/** How many connections may be open; `perAddress` is undefined where addresses mean nothing. */
export type ConnectionCaps = { total: number; perAddress: number | undefined };

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

// EmailJS documents one request a second; the burst is for offices behind one address.
const perClient: Allowance = { burst: 60, perSecond: 1 };

// All clients together. Of applications at their largest this is 25 MB a second at worst, for
// which the uploads under way are bounded as well.
const total: Allowance = { burst: 600, perSecond: 5 };

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

/** RATE_LIMIT=off alone means no limit at all, as tests and private networks want it. */
function readRateLimits(env: Environment): RateLimits {
  const client = allowance(env, "RATE_LIMIT", perClient);
  const unset = text(env, "RATE_LIMIT_TOTAL") === undefined;
  if (unset && client === undefined) return { client, total: undefined };
  return { client, total: allowance(env, "RATE_LIMIT_TOTAL", total) };
}

/** Behind a proxy all connections come from its address: then only their sum is bounded. */
function readConnections(env: Environment, behindProxy: boolean): ConnectionCaps {
  const value = text(env, "MAX_CONNECTIONS") ?? "1000/200";
  const [, all, each] = /^([1-9]\d{0,5})(?:\/([1-9]\d{0,5}))?$/.exec(value) ?? [];
  if (all === undefined) {
    throw new ConfigError(
      `MAX_CONNECTIONS must be one number or two such as 1000/200 (all / from one address), not "${value}".`,
    );
  }
  const perAddress = each === undefined || behindProxy ? undefined : Number(each);
  return { total: Number(all), perAddress };
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
