import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, onTestFinished, test, vi } from "vitest";
import { loadServedEnvironment, projectRoot } from "./served-environment.ts";
import { goneIn, readPlace, readSettings, settingsText } from "./settings.ts";
import { rows } from "./testing/rows.ts";
import { folderOf } from "./testing/temp.ts";
import { newCertificate } from "#tests/support/faults/certificate.ts";

const read = (env = {}) => readSettings(env);
const mail = { SMTP_URL: "smtps://u:secret@mail.example.com", MAIL_TO: "office@example.com" };

test("nothing is required; an empty value counts as missing", () => {
  const defaults = read();
  expect(defaults).toMatchObject({
    dataDir: join(projectRoot, "data"),
    rateLimits: { client: [30, 100], total: [2000, 10_000] },
    capacity: { minFreeBytes: 200 * 1024 ** 2, maxStoreBytes: 2000 * 1024 ** 2 },
    retention: { message: 365, application: 180 },
    mail: undefined,
  });
  expect(read({ PORT: " ", DATA_DIR: "", SMTP_URL: "" })).toEqual(defaults);
  expect(readPlace({ DATA_DIR: " " })).toEqual({ dataDir: defaults.dataDir });
});

test("RATE_LIMIT=off also turns off the total limit", () => {
  const limits = (env: object) => Object.values(read(env).rateLimits);
  expect(limits({ RATE_LIMIT: "5/20" })[0]).toEqual([5, 20]);
  expect(limits({ RATE_LIMIT: "off" })).toEqual([undefined, undefined]);
});

test("MAIL_FROM defaults to the first of MAIL_TO", () => {
  const office = { name: "", address: "office@example.com" };
  expect(read(mail).mail).toMatchObject({
    from: office,
    to: [office.address],
    alertTo: [office.address],
  });
  const site = { MAIL_FROM: "The site <site@example.com>", ALERT_TO: "it@example.com" };
  const from = { name: "The site", address: "site@example.com" };
  expect(read({ ...mail, ...site }).mail).toMatchObject({ from, alertTo: ["it@example.com"] });
  const both = read({ ...mail, MAIL_TO: '"Office, Berlin" <office@example.com>, b@example.com' });
  const named = { name: "Office, Berlin", address: "office@example.com" };
  expect(both.mail).toMatchObject({ to: ["office@example.com", "b@example.com"], from: named });
});

test("domains of other scripts become punycode", () => {
  const env = { MAIL_TO: "office@exämple.test", ALERT_TO: "it@例え.テスト" };
  expect(read({ ...mail, ...env }).mail).toMatchObject({
    to: ["office@xn--exmple-cua.test"],
    from: { address: "office@xn--exmple-cua.test" },
    alertTo: ["it@xn--r8jz45g.xn--zckzah"],
  });
});

test("SMTP_USER and SMTP_PASSWORD are taken as they are", () => {
  const env = {
    SMTP_URL: "smtps://mail.example.com",
    SMTP_USER: "u/1#2",
    SMTP_PASSWORD: '"p?%20@"',
  };
  expect(read({ ...mail, ...env }).mail?.login).toEqual({ user: "u/1#2", pass: '"p?%20@"' });
});

test("single quotes are taken off, as systemd, Compose and Node do", () => {
  const quoted = { DATA_DIR: "'/data'", SMTP_USER: "'a\"b#c\\'" };
  const url = "'smtps://mail.example.com'";
  expect(read({ ...mail, ...quoted, SMTP_URL: url, SMTP_PASSWORD: "'\"p\"'" })).toMatchObject({
    dataDir: "/data",
    mail: { smtpUrl: "smtps://mail.example.com", login: { user: 'a"b#c\\', pass: '"p"' } },
  });
});

test("a login by OAuth has the mailbox from the address or from SMTP_USER", () => {
  const SMTP_URL = "smtp://site%40example.com@mail.example.com:587";
  const byAddress = read({ ...mail, ...oauth, SMTP_URL }).mail;
  expect(byAddress).toMatchObject({
    smtpUrl: "smtp://mail.example.com:587",
    login: undefined,
    oauth: { clientId: "app", user: "site@example.com", refreshToken: undefined },
  });
  const SMTP_USER = "site@example.com";
  expect(read({ ...mail, ...oauth, ...noLogin, SMTP_USER }).mail?.oauth?.user).toBe(SMTP_USER);
});

test("applications go to readers of their own, by default to those of messages", () => {
  expect(read(mail).mail).toMatchObject({ toApplications: ["office@example.com"] });
  const env = { MAIL_TO_APPLICATIONS: "jobs@example.com, it@example.com" };
  expect(read({ ...mail, ...env }).mail).toMatchObject({
    to: ["office@example.com"],
    toApplications: ["jobs@example.com", "it@example.com"],
    from: { address: "office@example.com" },
    alertTo: ["office@example.com"],
  });
});

test("alerts go to a webhook without any mail, which may be in a network of one's own", () => {
  const url = "http://chat.lan/hook";
  expect(read({ ALERT_WEBHOOK_URL: url })).toMatchObject({
    mail: undefined,
    alertWebhook: new URL(url),
  });
});

test("submissions go to several webhooks, by default with little of them, and to chats", () => {
  const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
  const urls = "https://crm.example.com/a?x=1,2 , https://b.example.com/";
  const CHAT_WEBHOOK_URL = "https://chat.example.com/hook";
  const { destinations } = read({ WEBHOOK_URL: urls, WEBHOOK_SECRET, CHAT_WEBHOOK_URL });
  expect(destinations).toEqual({
    webhooks: [new URL("https://crm.example.com/a?x=1,2"), new URL("https://b.example.com/")],
    secret: Buffer.alloc(24, 7),
    fields: ["kind", "name", "subject"],
    chats: [new URL(CHAT_WEBHOOK_URL)],
  });
  const fields = (WEBHOOK_FIELDS: string) => read({ WEBHOOK_FIELDS }).destinations.fields;
  expect(fields("all")).toContain("resume");
  expect(fields("email, kind")).toEqual(["email", "kind"]);
});

test("PUBLIC_URL is kept without its slash", () => {
  expect(read({ PUBLIC_URL: "https://www.example.com/" }).publicUrl).toBe(
    "https://www.example.com",
  );
  expect(read().publicUrl).toBeUndefined();
});

const invalid = {
  "-1": "PORT DRAIN_SECONDS MIN_FREE_MB MAX_STORE_MB TRUST_PROXY",
  "0": "RETENTION_MESSAGES RETENTION_APPLICATIONS RATE_LIMIT",
  "5/0": "RATE_LIMIT",
  "1e3": "PORT",
  "36501": "RETENTION_MESSAGES RETENTION_APPLICATIONS",
  // As `docker run --env-file` reads a line that a shell would unquote.
  '"production"': "NODE_ENV HOST DATA_DIR BACKUP_DIR PORT",
  yes: "SITE_DAY API_ONLY TRUST_PROXY RATE_LIMIT",
  true: "TRUST_PROXY",
  Forwarded: "TRUST_PROXY",
  "X-Forwarded-Host": "TRUST_PROXY",
  "a:b": "TRUST_PROXY SMTP_URL",
  "http://u:secret@mail.example.com": "SMTP_URL",
  "smtp://": "SMTP_URL",
  "smtp://user:12/secret@mail.example.com": "SMTP_URL",
  "smtp://user:12#secret@mail.example.com": "SMTP_URL",
  "smtp://user:12?secret@mail.example.com": "SMTP_URL",
  "https://www.example.com/site": "PUBLIC_URL",
  "https://user@www.example.com": "PUBLIC_URL",
  "www.example.com": "PUBLIC_URL",
  "ftp://www.example.com": "PUBLIC_URL",
  "a@example.com, b@example.com": "MAIL_FROM",
  "a@example.com, ,b@example.com": "MAIL_TO MAIL_TO_APPLICATIONS ALERT_TO",
  "a@example.com b@example.com": "MAIL_TO MAIL_FROM ALERT_TO",
  "http://login.example.com/token": "SMTP_OAUTH_TOKEN_URL",
  "https://secret@hooks.example.com": "ALERT_WEBHOOK_URL SMTP_OAUTH_TOKEN_URL",
  "https://:secret@hooks.example.com": "ALERT_WEBHOOK_URL CHAT_WEBHOOK_URL",
  "hooks.example.com/secret": "ALERT_WEBHOOK_URL SMTP_OAUTH_TOKEN_URL",
  "https://a.example.com https://secret@b.example.com": "WEBHOOK_URL CHAT_WEBHOOK_URL",
  "whsec_c2hvcnQ=": "WEBHOOK_SECRET",
  "name,telephone": "WEBHOOK_FIELDS",
  "مثال@example.com": "MAIL_TO MAIL_FROM ALERT_TO",
  "a@example.com\r\nBcc: b@example.com": "MAIL_TO MAIL_FROM ALERT_TO",
};
const oauth = {
  SMTP_OAUTH_TOKEN_URL: "https://login.example.com/token",
  SMTP_OAUTH_CLIENT_ID: "app",
  SMTP_OAUTH_CLIENT_SECRET: "secret",
};
const noLogin = { SMTP_URL: "smtp://mail.example.com:587" };
const conflicts: [name: string, env: object][] = [
  ["WEBHOOK_SECRET", { WEBHOOK_URL: "https://crm.example.com" }],
  ["WEBHOOK_URL", { WEBHOOK_SECRET: `whsec_${"A".repeat(32)}` }],
  ["PUBLIC_URL", { WEEKLY_TO: "office@example.com" }],
  ["SMTP_URL", { REPLY: "1", SMTP_URL: "", MAIL_TO: "" }],
  ["REPLY", { REPLY: "1", API_ONLY: "1" }],
  ["SMTP_URL", { SMTP_URL: "" }],
  ["SMTP_URL", { SMTP_URL: "", MAIL_TO: "", MAIL_FROM: "office@example.com" }],
  ["SMTP_URL", { SMTP_URL: "", MAIL_TO: "", ALERT_TO: "office@example.com" }],
  ["MAIL_TO", { MAIL_TO: "" }],
  ["SMTP_URL", { SMTP_URL: "", MAIL_TO: "", SMTP_USER: "u", SMTP_PASSWORD: "secret" }],
  ["SMTP_USER", { SMTP_PASSWORD: "secret" }],
  ["SMTP_PASSWORD", { SMTP_USER: "u" }],
  ["SMTP_USER", { SMTP_USER: "u", SMTP_PASSWORD: "secret" }],
  ["SMTP_URL", { SMTP_URL: "", MAIL_TO: "", MAIL_TO_APPLICATIONS: "office@example.com" }],
  ["SMTP_OAUTH_TOKEN_URL", { SMTP_OAUTH_CLIENT_SECRET: "secret" }],
  ["SMTP_OAUTH_CLIENT_ID", { SMTP_OAUTH_TOKEN_URL: "https://login.example.com" }],
  ["SMTP_OAUTH_CLIENT_SECRET", { ...oauth, SMTP_OAUTH_CLIENT_SECRET: "" }],
  // The mail server's address has a password.
  ["SMTP_OAUTH_TOKEN_URL", oauth],
  ["SMTP_OAUTH_TOKEN_URL", { ...oauth, ...noLogin, SMTP_USER: "u", SMTP_PASSWORD: "secret" }],
  ["SMTP_USER", { ...oauth, ...noLogin }],
];
const single = rows(invalid).map(([name, value]): [string, object] => [name, { [name]: value }]);
test("a wrong value is named as it was given", () => {
  const names = ["PUBLIC_URL", "SITE_ORIGINS", "CLAMD", "MAIL_TO", "WEBHOOK_FIELDS"];
  for (const name of names) expect(() => read({ [name]: "x-y" })).toThrow(/, not "x-y"\.$/);
});

test.for([...single, ...conflicts])("a wrong %s is rejected in one sentence: %o", ([name, env]) => {
  expect(() => read({ ...mail, ...env })).toThrow(new RegExp(`^${name} [^\\n]*\\.$`));
  expect(() => read({ ...mail, ...env })).not.toThrow(/secret/);
});

test("the documents list the settings as the table has them", () => {
  const text = readFileSync(join(projectRoot, "docs/operating.md"), "utf8");
  expect(text).toContain(`\n${settingsText()}\n`);
});

test("a setting of version 1.2.0 that is gone is named, and stops nothing", () => {
  const before = { METRICS_PORT: "9100", PORT: "3000" };
  expect(read(before)).toEqual(read());
  expect(goneIn(before)).toEqual([expect.stringMatching(/^METRICS_PORT is no longer read: .*\.$/)]);
});

test("loads .env files in Vite's order; the environment wins", () => {
  const names = ["TRIAL_A", "TRIAL_B", "TRIAL_C", "TRIAL_D", "TRIAL_E"];
  onTestFinished(() => names.forEach((name) => delete process.env[name]));
  const files = [".env", ".env.local", ".env.served", ".env.served.local"];
  const text = (file: string, from: number) => `${names.slice(from).join(`=${file}\n`)}=${file}`;
  process.env["TRIAL_E"] = "environment";
  const written = files.map((file, index) => [file, text(file, index)] as const);
  loadServedEnvironment(folderOf(Object.fromEntries(written)));
  expect(names.map((name) => process.env[name])).toEqual([...files, "environment"]);
});

test("a settings file that cannot be read stops a command, but not what systemd hands its values to", () => {
  const folder = folderOf({ ".env/not-a-file": "" });
  const message = `The settings file ${join(folder, ".env")} cannot be read: EISDIR`;
  expect(() => loadServedEnvironment(folder)).toThrow(message);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SYSTEMD_EXEC_PID", String(process.pid));
  loadServedEnvironment(folder);
});

test("a byte order mark, which would hide the first setting, is told", () => {
  expect(() => loadServedEnvironment(folderOf({ ".env": "\ufeffTRIAL_A=1" }))).toThrow(
    "begins with a byte order mark",
  );
});

test("NODE_EXTRA_CA_CERTS of a settings file is trusted, which Node reads before that file", () => {
  const before = getCACertificates();
  vi.stubEnv("NODE_EXTRA_CA_CERTS", undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    setDefaultCACertificates(before);
  });
  const { file, text = "" } = newCertificate();
  loadServedEnvironment(folderOf({ ".env": `NODE_EXTRA_CA_CERTS=${file}` }));
  expect(getCACertificates().map((it) => it.trim())).toContain(text.trim());
  delete process.env["NODE_EXTRA_CA_CERTS"];
  const wrong = folderOf({ ".env": "NODE_EXTRA_CA_CERTS=/none.pem" });
  expect(() => loadServedEnvironment(wrong)).toThrow(
    "NODE_EXTRA_CA_CERTS /none.pem cannot be read",
  );
});
