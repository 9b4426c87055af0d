import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig, type Environment } from "./config.ts";
import { projectRoot } from "./environment.ts";

const ids = {
  VITE_EMAIL_PUBLIC_KEY: "k",
  VITE_EMAIL_SERVICE_ID: "s",
  VITE_EMAIL_CONTACT_TEMPLATE_ID: "t",
};
const mail = { SMTP_URL: "smtps://u:secret@mail.example.com", MAIL_TO: "office@example.com" };

test("an empty environment is enough, but for the ids", () => {
  expect(readConfig(ids)).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: join(projectRoot, "data"),
    siteDir: join(projectRoot, "dist/served"),
    apiOnly: false,
    rateLimited: true,
    trustedHeader: undefined,
    ids: { publicKey: "k", serviceId: "s", templateId: "t" },
    mail: undefined,
  });
});

test("mail comes from where it goes to, unless MAIL_FROM says otherwise", () => {
  const to = { name: "", address: "office@example.com" };
  expect(readConfig({ ...ids, ...mail }).mail?.from).toEqual(to);
  const from = { name: "The site", address: "site@example.com" };
  const env = { ...ids, ...mail, MAIL_FROM: "The site <site@example.com>" };
  expect(readConfig(env).mail?.from).toEqual(from);
});

describe("a bad value stops the start and is named", () => {
  const cases: [string, Environment][] = [
    ["PORT", { PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["PORT", { PORT: "-1" }],
    ["RATE_LIMIT", { RATE_LIMIT: "on" }],
    ["TRUST_PROXY", { TRUST_PROXY: "a b" }],
    ["VITE_EMAIL_PUBLIC_KEY", { VITE_EMAIL_PUBLIC_KEY: " " }],
    ["VITE_EMAIL_SERVICE_ID", { VITE_EMAIL_SERVICE_ID: undefined }],
    ["VITE_EMAIL_CONTACT_TEMPLATE_ID", { VITE_EMAIL_CONTACT_TEMPLATE_ID: "" }],
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
