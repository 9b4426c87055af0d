import type { SMTPServerOptions } from "smtp-server";
import { expect, test } from "vitest";
import { smtpPeer } from "#server/testing/smtp.ts";
import { oauthPeers } from "#server/testing/oauth.ts";
import { checkMailServer, checkPassword, sendTestMail } from "./mail.ts";

const mailTo = (smtpUrl: string, login?: { user: string; pass: string }) => ({
  smtpUrl,
  login,
  from: { name: "The site", address: "site@example.com" },
  to: ["office@example.com", "it@example.com"],
  alertTo: ["it@example.com"],
  siteHost: "www.example.com",
});
const login = { user: "site", pass: "secret" };

async function check(options: SMTPServerOptions = {}, own = login) {
  const peer = await smtpPeer({
    onAuth: ({ username, password }, _, done) =>
      password === "secret"
        ? done(null, { user: username })
        : done(Object.assign(new Error("Wrong password"), { responseCode: 535 })),
    ...options,
  });
  const findings = await checkMailServer(mailTo(peer.url, own));
  expect(peer.deliveries).toEqual([]);
  expect(JSON.stringify(findings)).not.toMatch(/secret/);
  return { peer, ...findings[0], size: findings[1] };
}
test("a mail server that takes the office's mail", async () => {
  const { state, text, size, peer } = await check({ size: 10_000_000 });
  expect([state, text]).toEqual([
    "good",
    `127.0.0.1:${peer.port} takes our mail: \`-- --send\` shows whether it arrives.`,
  ]);
  expect(size).toMatchObject({ state: "good", text: expect.stringContaining("may have 7.2 MB") });
});

test("a mail server that takes no files of 5 MB", async () => {
  const { state, size } = await check({ size: 5_000_000 });
  expect([state, size?.state]).toEqual(["good", "note"]);
});

test.for<[what: string, options: SMTPServerOptions, own: typeof login, text: RegExp]>([
  ["password", {}, { ...login, pass: "wrong" }, /Invalid login: 535 Wrong password/],
  ["login that is not offered", { disabledCommands: ["AUTH"] }, login, /offers no login/],
  ["missing encryption", { disabledCommands: ["STARTTLS"] }, login, /STARTTLS/],
])("a mail server that refuses the %s", async ([, options, own, text]) => {
  expect(await check(options, own)).toMatchObject({
    state: "wrong",
    text: expect.stringMatching(text),
  });
});

test.for<[what: string, host: string, options: string, text: RegExp]>([
  [
    "whose certificate is not valid",
    "localhost",
    "",
    /: certificate has expired|self-signed certificate/,
  ],
  // No name of this machine for the doctor, and its own for the system.
  ["elsewhere without encryption", "0.0.0.0", "ignoreTLS=true&requireTLS=false", /without encr/],
])("a mail server %s", async ([, host, options, text]) => {
  const { port } = await smtpPeer();
  const findings = await checkMailServer(mailTo(`smtp://${host}:${port}?${options}`));
  expect(findings[0]).toMatchObject({ state: "wrong", text: expect.stringMatching(text) });
});

test("a mail server that is away is told, beside what the settings tell", async () => {
  const { peer } = await check();
  await new Promise<void>((resolve) => peer.server.close(() => resolve()));
  const findings = await checkMailServer(mailTo(peer.url));
  expect(findings).toMatchObject([
    { state: "wrong", text: expect.stringContaining("ECONNREFUSED") },
    { about: "Spam" },
    { about: "Bounces" },
  ]);
});

test("a test mail goes to everybody once, and its failure is told", async () => {
  const peer = await smtpPeer();
  expect(await sendTestMail(mailTo(peer.url))).toMatchObject({ state: "good" });
  expect(peer.deliveries.map(({ to }) => to)).toEqual([["office@example.com", "it@example.com"]]);
  const failing = await smtpPeer({}, (done) => done(new Error("no")));
  expect(await sendTestMail(mailTo(failing.url))).toMatchObject({ state: "wrong" });
});

test("a login by OAuth is tried, and what the token endpoint says is told", async () => {
  const { smtp, oauth, logins } = await oauthPeers();
  const settings = { ...mailTo(smtp.url), oauth };
  const findings = await checkMailServer(settings);
  expect(findings[0]).toMatchObject({ state: "good" });
  expect(logins).toEqual(["site@example.com token-1"]);
  const wrong = { ...settings, oauth: { ...oauth, clientSecret: "other" } };
  expect((await checkMailServer(wrong))[0]).toMatchObject({
    state: "wrong",
    text: expect.stringMatching(/No token for the login.* invalid_client/),
  });
});

test.for([
  ["smtp://smtp.office365.invalid:587", login, []],
  ["smtp://a:b@smtp.office365.com:1", undefined, ["wrong"]],
  ["smtp://smtp-legacy.office365.com:1", login, ["wrong"]],
  ["smtp://smtp.office365.com:1", undefined, []],
] as const)("a password for Microsoft is told: %s", ([smtpUrl, own, states]) => {
  expect(checkPassword(mailTo(smtpUrl, own)).map(({ state }) => state)).toEqual(states);
});

/** What is told whether the mail server answers or not. */
const told = async (changes: object) => {
  const findings = await checkMailServer({ ...mailTo("smtp://127.0.0.1:9"), ...changes });
  return Object.fromEntries(findings.map(({ about, state, text }) => [about, { state, text }]));
};

test("a rule of rspamd that these settings bring upon each mail is told", async () => {
  const from = { name: "", address: "website@agency.example" };
  const office = ["office@agency.example"];
  const spam = async (changes: object) => (await told({ from, to: office, ...changes }))["Spam"];
  expect(await spam({})).toMatchObject({
    state: "note",
    text: expect.stringMatching(/SPOOF_REPLYTO.*: MAIL_TO\. .*website@site\.agency\.example/),
  });
  const good = { state: "good" };
  expect(await spam({ to: ["website@agency.example", "b@agency.example"] })).toMatchObject(good);
  const subdomain = { name: "", address: "website@site.agency.example" };
  expect(await spam({ from: subdomain })).toMatchObject(good);
  expect(await spam({ to: ["a@elsewhere.example"] })).toMatchObject(good);
  const same = { to: office, toApplications: [...office] };
  expect((await spam(same))?.text).toMatch(/: MAIL_TO\./);
  const applications = { to: [from.address], toApplications: ["jobs@agency.example"] };
  expect((await spam(applications))?.text).toMatch(/: MAIL_TO_APPLICATIONS\./);
});
