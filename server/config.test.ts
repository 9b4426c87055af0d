import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig, type Environment } from "./config.ts";
import { projectRoot } from "./environment.ts";

const ids = {
  VITE_EMAIL_PUBLIC_KEY: "k",
  VITE_EMAIL_SERVICE_ID: "s",
  VITE_EMAIL_CONTACT_TEMPLATE_ID: "t",
  VITE_EMAIL_APPLICATION_TEMPLATE_ID: "a",
};
const mail = { SMTP_URL: "smtps://u:secret@mail.example.com", MAIL_TO: "office@example.com" };

test("an empty environment is enough, but for the ids", () => {
  expect(readConfig(ids)).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: join(projectRoot, "data"),
    siteDir: join(projectRoot, "dist/served"),
    apiOnly: false,
    logFormat: "text",
    rateLimits: { client: { burst: 60, perSecond: 1 }, total: { burst: 600, perSecond: 5 } },
    connections: { total: 1000, perAddress: 200 },
    trustedHeader: undefined,
    ids: {
      publicKey: "k",
      serviceId: "s",
      contactTemplateId: "t",
      applicationTemplateId: "a",
    },
    mail: undefined,
    retention: { messages: 365, applications: 180 },
    leastFreeBytes: 200 * 1024 * 1024,
  });
});

test("mail comes from where it goes to, unless MAIL_FROM says otherwise", () => {
  const to = { name: "", address: "office@example.com" };
  expect(readConfig({ ...ids, ...mail }).mail?.from).toEqual(to);
  const from = { name: "The site", address: "site@example.com" };
  const env = { ...ids, ...mail, MAIL_FROM: "The site <site@example.com>" };
  expect(readConfig(env).mail?.from).toEqual(from);
});

describe("limits", () => {
  const limits = (env: Environment) => readConfig({ ...ids, ...env }).rateLimits;
  const usual = limits({});

  test("are at once / a minute", () => {
    expect(limits({ RATE_LIMIT: "10/30" })).toEqual({
      ...usual,
      client: { burst: 10, perSecond: 0.5 },
    });
    expect(limits({ RATE_LIMIT_TOTAL: "6/60" })).toEqual({
      ...usual,
      total: { burst: 6, perSecond: 1 },
    });
  });

  test("off for one address is off for all, unless all have a limit of their own", () => {
    expect(limits({ RATE_LIMIT: "off" })).toEqual({ client: undefined, total: undefined });
    const both = { RATE_LIMIT: "off", RATE_LIMIT_TOTAL: "default" };
    expect(limits(both)).toEqual({ ...usual, client: undefined });
    expect(limits({ RATE_LIMIT_TOTAL: "off" })).toEqual({ ...usual, total: undefined });
  });

  test("of connections count no addresses behind a proxy, which has but one", () => {
    const caps = (env: Environment) => readConfig({ ...ids, ...env }).connections;
    expect(caps({ MAX_CONNECTIONS: "50/5" })).toEqual({ total: 50, perAddress: 5 });
    expect(caps({ MAX_CONNECTIONS: "50" })).toEqual({ total: 50, perAddress: undefined });
    const proxied = { MAX_CONNECTIONS: "50/5", TRUST_PROXY: "X-Real-IP" };
    expect(caps(proxied)).toEqual({ total: 50, perAddress: undefined });
  });
});

describe("a bad value stops the start and is named", () => {
  const cases: [string, Environment][] = [
    ["PORT", { PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["PORT", { PORT: "-1" }],
    ["RATE_LIMIT", { RATE_LIMIT: "on" }],
    ["RATE_LIMIT", { RATE_LIMIT: "0/60" }],
    ["RATE_LIMIT", { RATE_LIMIT: "60" }],
    ["RATE_LIMIT_TOTAL", { RATE_LIMIT_TOTAL: "60/0" }],
    ["MAX_CONNECTIONS", { MAX_CONNECTIONS: "many" }],
    ["MAX_CONNECTIONS", { MAX_CONNECTIONS: "0/1" }],
    ["LOG_FORMAT", { LOG_FORMAT: "xml" }],
    ["RETENTION_MESSAGES", { RETENTION_MESSAGES: "0" }],
    ["RETENTION_APPLICATIONS", { RETENTION_APPLICATIONS: "6 months" }],
    ["MIN_FREE_MB", { MIN_FREE_MB: "-1" }],
    ["TRUST_PROXY", { TRUST_PROXY: "a b" }],
    ["VITE_EMAIL_PUBLIC_KEY", { VITE_EMAIL_PUBLIC_KEY: " " }],
    ["VITE_EMAIL_SERVICE_ID", { VITE_EMAIL_SERVICE_ID: undefined }],
    ["VITE_EMAIL_CONTACT_TEMPLATE_ID", { VITE_EMAIL_CONTACT_TEMPLATE_ID: "" }],
    ["VITE_EMAIL_APPLICATION_TEMPLATE_ID", { VITE_EMAIL_APPLICATION_TEMPLATE_ID: undefined }],
    ["VITE_EMAIL_APPLICATION_TEMPLATE_ID", { VITE_EMAIL_APPLICATION_TEMPLATE_ID: "t" }],
    ["SMTP_URL", { ...mail, SMTP_URL: "mail.example.com" }],
    ["SMTP_URL", { ...mail, SMTP_URL: "http://u:secret@mail.example.com" }],
    ["SMTP_URL", { ...mail, SMTP_URL: "smtp://" }],
    ["MAIL_TO", { ...mail, MAIL_TO: undefined }],
    ["MAIL_TO", { ...mail, MAIL_TO: "a@example.com, b@example.com" }],
    ["MAIL_FROM", { ...mail, MAIL_FROM: "x\r\nBcc: b@example.com" }],
  ];
  test.for(cases)("%s %o", ([name, env]) => {
    const read = () => readConfig({ ...ids, ...env });
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`, "s"));
    expect(read).not.toThrow(/secret/);
  });
});
