import { optional, type InferOutput, string } from "valibot";
import { retentionDays } from "#contract/retention.ts";
import { eventFields, usualFields } from "./outbox/events.ts";
import { projectRoot } from "./served-environment.ts";
import * as is from "./setting-values.ts";

const folder = is.folderIn(projectRoot);
const days = is.number(1, 36_500);
const [text, flag, someAddresses] = [optional(string()), is.flag, optional(is.someAddresses)];

const ofOAuth = { needs: ["SMTP_OAUTH_TOKEN_URL"] };

/** As docs/operating.md lists them. */
export const groups = {
  "Address and build": {
    PORT: { is: optional(is.number(0, 65_535), "3000"), for: "0 takes any free port" },
    HOST: {
      is: optional(string(), "127.0.0.1"),
      for: "`0.0.0.0` to accept connections from other machines, as in a container",
    },
    PUBLIC_URL: {
      is: optional(is.publicAddress),
      for: "the site's public address, such as `https://www.example.com`",
    },
    SITE_DIR: { is: optional(folder, "dist/served"), for: "the build to serve, read at startup" },
    BUILDS_DIR: {
      is: optional(folder),
      for: "folder of [the editor's builds](#the-editor-on-the-server), of which the one is served that the link `live` leads to",
    },
    SITE_DAY: {
      is: optional(is.day),
      for: "build, or serve the pages of, another day, such as `2027-02-01`, to see which openings will have closed",
    },
    API_ONLY: { is: flag, for: "`1`: start without a build; only the URLs of the forms answer" },
    SITE_ORIGINS: {
      is: optional(is.siteOrigins),
      for: "other sites whose forms this server takes, separated by commas: [hosting.md](hosting.md#own-form-server)",
    },
    DRAIN_SECONDS: {
      is: optional(is.number(0, 300), "0"),
      for: "after SIGTERM `/readyz` and `/healthz` answer 503 for this time before the server stops",
    },
  },
  "Messages and their disk": {
    DATA_DIR: {
      is: optional(folder, "data"),
      for: "folder of the messages; on a local disk, relative to the project",
    },
    DATABASE_URL: {
      is: optional(is.databaseUrl),
      for: "messages in PostgreSQL instead of `DATA_DIR`, see [Several servers](#several-servers)",
      secret: true,
    },
    NODE_ENV: {
      is: text,
      for: "`production`: starts only where `DATA_DIR` lasts, see [The disk](#the-disk)",
    },
    EPHEMERAL: { is: flag, for: "`1`: a trial that starts on any disk; messages may be lost" },
    BACKUP_DIR: {
      is: optional(folder),
      for: "folder on another disk for [nightly copies](#backup-and-restore)",
    },
    MIN_FREE_MB: {
      is: optional(is.megabytes(0), "200"),
      for: "nothing is stored when the disk of `DATA_DIR` has less free space",
    },
    MAX_STORE_MB: {
      is: optional(is.megabytes(64), "2000"),
      for: "maximum size of the store; applications may use nine tenths of it",
    },
    RETENTION_MESSAGES: {
      is: optional(days, String(retentionDays.message)),
      for: "days until a message is erased; pages state them, so they belong in `.env.served`, before a build",
    },
    RETENTION_APPLICATIONS: {
      is: optional(days, String(retentionDays.application)),
      for: "days until an application and its resume are erased; as above",
    },
    CLAMD: {
      is: optional(is.scanner),
      for: "clamd that scans resumes: a socket such as `/run/clamav/clamd.ctl`, or `host:port`",
    },
  },
  "Proxy and limits": {
    TRUST_PROXY: {
      is: optional(is.proxyHeader),
      for: "header in which your one reverse proxy puts the client's address",
    },
    RATE_LIMIT: {
      is: optional(is.hourAndDay, "30/100"),
      for: "posts per hour / per day from one client; `off`, for load tests, also takes the limit of all together away (2,000 / 10,000 valid messages)",
    },
  },
  "Mail, alerts and receivers": {
    SMTP_URL: {
      is: optional(is.smtpUrl),
      for: "mail server that takes the mails: `smtps://mail.example` or `smtp://mail.example:587`, see [Mail](#mail)",
      secret: true,
      needs: ["MAIL_TO"],
    },
    SMTP_USER: {
      is: text,
      for: "login at the mail server",
      needs: ["SMTP_URL", "SMTP_PASSWORD or SMTP_OAUTH_TOKEN_URL"],
      excludes: ["the user in SMTP_URL"],
    },
    SMTP_PASSWORD: {
      is: text,
      for: "password of that login",
      secret: true,
      needs: ["SMTP_URL", "SMTP_USER"],
    },
    SMTP_OAUTH_TOKEN_URL: {
      is: optional(is.tokenUrl),
      for: "login by OAuth: where tokens are given, see [Microsoft 365](#microsoft-365) and [Google](#google)",
      secret: true,
      needs: [
        "SMTP_URL",
        "SMTP_OAUTH_CLIENT_ID",
        "SMTP_OAUTH_CLIENT_SECRET or SMTP_OAUTH_REFRESH_TOKEN",
        "SMTP_USER or the user in SMTP_URL",
      ],
      excludes: ["SMTP_PASSWORD", "the password in SMTP_URL"],
    },
    SMTP_OAUTH_CLIENT_ID: { is: text, for: "the app's ID", ...ofOAuth },
    SMTP_OAUTH_CLIENT_SECRET: { is: text, for: "the app's key", secret: true, ...ofOAuth },
    SMTP_OAUTH_SCOPE: { is: text, for: "what the app asks for", ...ofOAuth },
    SMTP_OAUTH_REFRESH_TOKEN: {
      is: text,
      for: "grant of the mailbox's owner",
      secret: true,
      ...ofOAuth,
    },
    MAIL_TO: {
      is: someAddresses,
      for: "recipients of the mails, separated by commas",
      needs: ["SMTP_URL"],
    },
    MAIL_TO_APPLICATIONS: {
      is: someAddresses,
      for: "recipients of applications and their resumes",
      otherwise: "`MAIL_TO`",
      needs: ["SMTP_URL"],
    },
    MAIL_FROM: {
      is: optional(is.oneAddress),
      for: "sender of the mails; bounces go there, so somebody must read it",
      otherwise: "the first of `MAIL_TO`",
      needs: ["SMTP_URL"],
    },
    ALERT_TO: {
      is: someAddresses,
      for: "recipients of mails about problems and their end, separated by commas",
      otherwise: "`MAIL_TO`",
      needs: ["SMTP_URL"],
    },
    ALERT_WEBHOOK_URL: {
      is: optional(is.webhookUrl),
      for: "where alerts are posted, beside the mail: see [Alerts](#alerts)",
      secret: true,
    },
    WEEKLY_TO: {
      is: someAddresses,
      for: "recipients of the [weekly mail](#the-weekly-mail), whose test message is posted to `PUBLIC_URL`",
      needs: ["SMTP_URL", "PUBLIC_URL"],
    },
    REPLY: {
      is: flag,
      for: "`1`: each sender gets a mail with the reference, in the words of the build: see [Replies to senders](#replies-to-senders)",
      needs: ["SMTP_URL"],
      excludes: ["API_ONLY"],
    },
    WEBHOOK_URL: {
      is: optional(is.webhookUrls),
      for: "programs that get each message and application: see [Webhooks](#webhooks)",
      secret: true,
      needs: ["WEBHOOK_SECRET"],
    },
    WEBHOOK_SECRET: {
      is: optional(is.webhookSecret),
      for: "key by which receivers know that an event is from you; `echo whsec_$(openssl rand -base64 32)` makes one",
      secret: true,
      needs: ["WEBHOOK_URL"],
    },
    WEBHOOK_FIELDS: {
      is: optional(is.namesOf(eventFields), usualFields.join()),
      for: "what they are told; `all`: everything",
    },
    CHAT_WEBHOOK_URL: {
      is: optional(is.webhookUrls),
      for: "chats that get a line about each",
      secret: true,
    },
  },
} satisfies Record<string, Record<string, is.Row>>;

export const table = {
  ...groups["Address and build"],
  ...groups["Messages and their disk"],
  ...groups["Proxy and limits"],
  ...groups["Mail, alerts and receivers"],
};
export type Name = keyof typeof table;
/** As read; those without a default may be undefined. */
export type Values = { [Key in Name]: InferOutput<(typeof table)[Key]["is"]> };
