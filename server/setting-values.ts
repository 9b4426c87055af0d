import { resolve } from "node:path";
import * as v from "valibot";
import { isDay } from "#contract/days.ts";
import { isDatabaseUrl } from "./inbox/postgres/address.ts";
import { type Mailbox, mailboxes } from "./outbox/mailbox.ts";
import { clamdAddress, type ClamdAddress } from "./resume/clamd.ts";

/* What a setting is, and what its values may be. */

/** A setting: an environment variable. What reads, explains or lists settings does so by these rows. */
export type Row = {
  /** Its values, and its default. */
  is: v.GenericSchema<string | undefined, unknown>;
  /** What it is for, as it follows the name in docs/operating.md and in `npm run serve -- --help`. */
  for: string;
  /** What holds without it, where the default does not say so. */
  otherwise?: string;
  /** Whoever knows it can do something with it: no message repeats it. */
  secret?: true;
  /** Without them it is refused; "A or B": without both. What is in the address of the mail server counts (settings.ts). */
  needs?: readonly string[];
  /** With one of them it is refused. */
  excludes?: readonly string[];
};

// Messages begin with "must be": settings.ts adds the variable's name and its value.

export const number = (min: number, max: number) => {
  const message = `must be a number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};
/** `20/60`, or "off" for undefined. */
export const hourAndDay = v.pipe(
  v.string(),
  v.regex(
    /^(?:[1-9]\d{0,6}\/[1-9]\d{0,6}|off)$/,
    'must be two numbers (an hour/a day, from one client, such as 30/100) or "off"',
  ),
  v.transform((text): readonly [number, number] | undefined => {
    const [first, second] = text.split("/").map(Number);
    return first && second ? [first, second] : undefined;
  }),
);
const addresses = (most: number, meaning: string) =>
  v.pipe(
    v.string(),
    v.transform(mailboxes),
    v.custom<Mailbox[]>(
      (found) => Array.isArray(found) && found.length <= most,
      `must be ${meaning}, with nothing but ASCII characters before the @`,
    ),
  );
export const oneAddress = addresses(1, "one e-mail address");
export const someAddresses = addresses(20, "e-mail addresses separated by commas");
/** A folder, relative to `root`. */
export const folderIn = (root: string) =>
  v.pipe(
    v.string(),
    v.transform((path) => resolve(root, path)),
  );
export const megabytes = (min: number) =>
  v.pipe(
    number(min, 1_000_000),
    v.transform((count) => count * 1024 * 1024),
  );

// No headers, or with other values than addresses. RFC 7239's `Forwarded` has a syntax of its own.
const notAddresses =
  "true yes on forwarded via host x-forwarded-host x-forwarded-port x-forwarded-proto x-forwarded-server".split(
    " ",
  );

/**
 * Rejects what follows the host except for options: an unescaped # / or ? in a password ends it early,
 * and then `smtp://user:12/3@host` is a valid URL of the host "user".
 */
function isSmtpUrl(text: string): boolean {
  if (!/^smtps?:\/\/[^/?#]/.test(text) || !URL.canParse(text)) return false;
  const { pathname, search, hash } = new URL(text);
  return ["", "/"].includes(pathname) && hash === "" && !search.includes("@");
}

/** @returns undefined unless `text` is the address of a whole site */
function siteUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  const isOrigin = url && [url.origin, `${url.origin}/`].includes(url.href);
  return isOrigin && /^https?:$/.test(url.protocol) ? url : undefined;
}

export const flag = v.optional(
  v.pipe(
    v.picklist(["0", "1"], 'must be "1" or "0"'),
    v.transform((text) => text === "1"),
  ),
  "0",
);

export const proxyHeader = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.check(
    (name) => /^[a-z][a-z0-9-]*$/.test(name) && !notAddresses.includes(name),
    "must be the name of a header in which your proxy puts the client's address and nothing else, such as X-Forwarded-For",
  ),
);

export const publicAddress = v.pipe(
  v.string(),
  v.transform(siteUrl),
  v.custom<URL>(
    (url) => url !== undefined,
    "must be the site's public address, such as https://www.example.com",
  ),
);

export const smtpUrl = v.pipe(
  v.string(),
  v.check(
    isSmtpUrl,
    "must look like smtp://user:password@mail.example.com:587, with # as %23, / as %2F and ? as %3F in user and password; or leave these out and set SMTP_USER and SMTP_PASSWORD, which need no encoding",
  ),
);

/** Passwords and tokens go there: encrypted, or not beyond this machine. */
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === "https:" ||
  (protocol === "http:" && /^(?:localhost|127\..+|\[::1\])$/.test(hostname));

const httpUrl = (message: string, fits: (url: URL) => boolean = () => true) =>
  v.pipe(
    v.string(),
    v.transform((text) => URL.parse(text)),
    v.custom<URL>(
      (url) =>
        url instanceof URL &&
        /^https?:$/.test(url.protocol) &&
        url.username + url.password === "" &&
        fits(url),
      message,
    ),
  );

export const tokenUrl = httpUrl(
  "must be an address that begins with https://, such as https://oauth2.googleapis.com/token",
  isSafe,
);

/** `http:` is for a network of one's own. */
export const webhookUrl = httpUrl(
  "must be an address that begins with https://, such as https://hooks.slack.com/services/..., or http:// in your own network",
);

/** Several, separated by commas, which addresses may have, too. */
export const webhookUrls = v.pipe(
  v.string(),
  v.transform((text) => text.split(/,(?=\s*https?:)/).map((one) => URL.parse(one.trim()))),
  v.custom<URL[]>(
    (urls) =>
      Array.isArray(urls) &&
      urls.length <= 5 &&
      urls.every(
        (url) =>
          url instanceof URL && /^https?:$/.test(url.protocol) && !(url.username + url.password),
      ),
    "must be at most five addresses that begin with https://, or http:// in your own network, separated by commas",
  ),
);

/** Of Standard Webhooks: 24 to 64 bytes, in base64 behind `whsec_`. */
export const webhookSecret = v.pipe(
  v.string(),
  v.transform((text): Buffer | undefined =>
    /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text.slice(6), "base64") : undefined,
  ),
  v.custom<Buffer>(
    (bytes) => Buffer.isBuffer(bytes) && bytes.length >= 24 && bytes.length <= 64,
    "must be whsec_ and 24 to 64 bytes in base64, as made by: echo whsec_$(openssl rand -base64 32)",
  ),
);

/** `all`, or some of these names. */
export const namesOf = <Field extends string>(all: readonly Field[]) =>
  v.pipe(
    v.string(),
    v.transform((text): readonly string[] =>
      text === "all" ? all : text.split(",").map((name) => name.trim()),
    ),
    v.custom<readonly Field[]>(
      (names) =>
        Array.isArray(names) && names.every((name) => (all as readonly string[]).includes(name)),
      `must be "all" or some of ${all.join(", ")}, separated by commas`,
    ),
  );

export const databaseUrl = v.pipe(
  v.string(),
  v.check(
    isDatabaseUrl,
    "must look like postgres://user:password@db.example.com:5432/name, with # as %23, / as %2F and ? as %3F in user and password, and at most ?sslmode=disable behind it",
  ),
);

export const scanner = v.pipe(
  v.string(),
  v.transform(clamdAddress),
  v.custom<ClamdAddress>(
    (address) => address !== undefined,
    "must be the path of a socket, such as /run/clamav/clamd.ctl, or host and port, such as 127.0.0.1:3310",
  ),
);

export const siteOrigins = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((one) => siteUrl(one.trim())?.origin)),
  v.custom<string[]>(
    (origins) => Array.isArray(origins) && origins.every((origin) => origin !== undefined),
    "must be the addresses of the sites whose forms are taken, separated by commas, such as https://www.example.com",
  ),
);

export const day = v.pipe(
  v.string(),
  v.check((it) => isDay(it), "must be a day such as 2027-02-01"),
);
