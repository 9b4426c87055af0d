import { resolve } from "node:path";
import { projectRoot } from "./environment.ts";
import { mailbox, type Mailbox } from "./relay/address.ts";
import { checkSmtpUrl } from "./relay/smtp-url.ts";

/** What the environment holds, or a copy of it in a test. */
export type Environment = Record<string, string | undefined>;

/** Ids a sender must name; the same ones are built into the pages. */
export type ProviderIds = { publicKey: string; serviceId: string; templateId: string };

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
  rateLimited: boolean;
  /** Lower-case name of the header in which the one trusted proxy puts the client's address. */
  trustedHeader: string | undefined;
  ids: ProviderIds;
  /** Absent: messages stay in the inbox only. */
  mail: MailConfig | undefined;
};

/** A value that stops the start. The message is one sentence that names the variable. */
export class ConfigError extends Error {}

/**
 * Reads every setting once.
 *
 * HOST defaults to 127.0.0.1: reachable as localhost, from this machine only. Behind a container's
 * port mapping set HOST=0.0.0.0. Relative folders count from the project, not from where it was
 * started, so that server and `npm run inbox` always mean the same one.
 * @throws ConfigError
 */
export function readConfig(env: Environment): Config {
  return {
    port: readPort(env),
    host: text(env, "HOST") ?? "127.0.0.1",
    dataDir: readDataDir(env),
    siteDir: resolve(projectRoot, text(env, "SITE_DIR") ?? "dist/served"),
    apiOnly: text(env, "API_ONLY") === "1",
    rateLimited: readRateLimit(env),
    trustedHeader: readTrustedHeader(env),
    ids: {
      publicKey: required(env, "VITE_EMAIL_PUBLIC_KEY"),
      serviceId: required(env, "VITE_EMAIL_SERVICE_ID"),
      templateId: required(env, "VITE_EMAIL_CONTACT_TEMPLATE_ID"),
    },
    mail: readMail(env),
  };
}

/** Absolute folder of the inbox; all that the command line needs to know. */
export function readDataDir(env: Environment): string {
  return resolve(projectRoot, text(env, "DATA_DIR") ?? "data");
}

function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function required(env: Environment, name: string): string {
  const value = text(env, name);
  if (value === undefined) {
    throw new ConfigError(`${name} is missing: it belongs in .env.served, beside package.json.`);
  }
  return value;
}

function readPort(env: Environment): number {
  const value = text(env, "PORT") ?? "3000";
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${value}".`);
  }
  return port;
}

function readRateLimit(env: Environment): boolean {
  const value = text(env, "RATE_LIMIT");
  if (value !== undefined && value !== "off" && value !== "default") {
    throw new ConfigError(`RATE_LIMIT must be "off" or "default", not "${value}".`);
  }
  return value !== "off";
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
