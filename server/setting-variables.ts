import * as v from "valibot";
import { retentionDays } from "#contract/retention.ts";
import { usualFields } from "./deliveries/events.ts";
import { projectRoot } from "./served-environment.ts";
import {
  databaseUrl,
  flag,
  folderIn,
  hourAndDay,
  megabytes,
  number,
  oneAddress,
  proxyHeader,
  publicAddress,
  scanner,
  siteOrigins,
  smtpUrl,
  someAddresses,
  tokenUrl,
  webhookFields,
  webhookSecret,
  webhookUrl,
  webhookUrls,
} from "./setting-values.ts";

const folder = folderIn(projectRoot);

/** The environment variables, with their defaults. */
export const variables = v.object({
  NODE_ENV: v.optional(v.string()),
  PORT: v.optional(number(0, 65_535), "3000"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  DATA_DIR: v.optional(folder, "data"),
  // May contain a password, so no message repeats the value.
  DATABASE_URL: v.optional(databaseUrl),
  EPHEMERAL: flag,
  BACKUP_DIR: v.optional(folder),
  SITE_DIR: v.optional(folder, "dist/served"),
  BUILDS_DIR: v.optional(folder),
  SITE_DAY: v.optional(v.pipe(v.string(), v.isoDate("must be a day such as 2027-02-01"))),
  API_ONLY: flag,
  DRAIN_SECONDS: v.optional(number(0, 300), "0"),
  TRUST_PROXY: v.optional(proxyHeader),
  RATE_LIMIT: v.optional(hourAndDay, "30/100"),
  MIN_FREE_MB: v.optional(megabytes(0), "200"),
  MAX_STORE_MB: v.optional(megabytes(64), "2000"),
  RETENTION_MESSAGES: v.optional(number(1, 36_500), String(retentionDays.message)),
  RETENTION_APPLICATIONS: v.optional(number(1, 36_500), String(retentionDays.application)),
  CLAMD: v.optional(scanner),
  PUBLIC_URL: v.optional(publicAddress),
  SITE_ORIGINS: v.optional(siteOrigins),
  // As DATABASE_URL.
  SMTP_URL: v.optional(smtpUrl),
  SMTP_USER: v.optional(v.string()),
  SMTP_PASSWORD: v.optional(v.string()),
  SMTP_OAUTH_TOKEN_URL: v.optional(tokenUrl),
  SMTP_OAUTH_CLIENT_ID: v.optional(v.string()),
  SMTP_OAUTH_CLIENT_SECRET: v.optional(v.string()),
  SMTP_OAUTH_SCOPE: v.optional(v.string()),
  SMTP_OAUTH_REFRESH_TOKEN: v.optional(v.string()),
  MAIL_TO: v.optional(someAddresses),
  MAIL_TO_APPLICATIONS: v.optional(someAddresses),
  MAIL_FROM: v.optional(oneAddress),
  ALERT_TO: v.optional(someAddresses),
  DIGEST_TO: v.optional(someAddresses),
  REPLY: flag,
  // Whoever knows it can post there, so no message repeats it.
  ALERT_WEBHOOK_URL: v.optional(webhookUrl),
  WEBHOOK_URL: v.optional(webhookUrls),
  WEBHOOK_SECRET: v.optional(webhookSecret),
  WEBHOOK_FIELDS: v.optional(webhookFields, usualFields.join()),
  CHAT_WEBHOOK_URL: v.optional(webhookUrls),
});

/** As read; those without a default may be undefined. */
export type Variables = v.InferOutput<typeof variables>;

/** Those that say where messages are kept, the only ones that the command line needs. */
export const placeVariables = v.pick(variables, ["DATA_DIR", "DATABASE_URL"]);
