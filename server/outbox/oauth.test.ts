import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { clientSecret, oauthPeers } from "#server/testing/oauth.ts";
import { ownTimeouts } from "#server/testing/own-timeouts.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { isPermanent, isTextSent, reasonOf } from "./failure.ts";
import { smtpMailer } from "./mailer.ts";
import { type OAuthSettings, tokenSource } from "./oauth.ts";

type Peers = Awaited<ReturnType<typeof oauthPeers>>;
const { signal } = new AbortController();
const alert = { subject: "Test", text: "This is a test.\n" };

/** Mails by these peers, in simulated time. */
function mailing({ smtp, oauth }: Peers, changes: Partial<OAuthSettings> = {}) {
  const { clock, pass } = testRuntime();
  const [to, from] = [["office@example.com"], { name: "", address: "site@example.com" }];
  const settings = { smtpUrl: smtp.url, oauth: { ...oauth, ...changes }, to, from, alertTo: to };
  const mailer = smtpMailer(settings, clock);
  const failing = () =>
    mailer.alert(alert, signal).then(
      () => expect.fail("sent"),
      (error: unknown) => error,
    );
  return { mailer, send: () => mailer.alert(alert, signal), failing, pass };
}

test("client credentials: one token for all mail, and another one before it ends", async () => {
  const peers = await oauthPeers();
  const { send, mailer, pass } = mailing(peers);
  await send();
  expect((await mailer.check()).failure).toBeUndefined();
  expect(peers.logins).toEqual(Array(2).fill("site@example.com token-1"));
  await pass(54 * 60_000);
  await send();
  expect(peers.grants).toHaveLength(1);
  await pass(60_000);
  await send();
  expect(peers.logins.at(-1)).toBe("site@example.com token-2");
  expect(Object.fromEntries(peers.grants[1] ?? [])).toEqual({
    grant_type: "client_credentials",
    client_id: "the-app",
    client_secret: clientSecret,
    scope: "https://outlook.office365.com/.default",
  });
  expect(peers.smtp.deliveries).toHaveLength(3);
});

test("a refresh token: the one that came last is used for the next", async () => {
  const peers = await oauthPeers({ lifeSeconds: 60 });
  const { send, pass } = mailing(peers, { refreshToken: "refresh-0", scope: undefined });
  await send();
  await pass(31_000);
  await send();
  expect(peers.grants.map((grant) => grant.get("refresh_token"))).toEqual([
    "refresh-0",
    "refresh-1",
  ]);
  expect(peers.grants[0]?.get("grant_type")).toBe("refresh_token");
});

test("mails that are sent at once ask for one token", async () => {
  const peers = await oauthPeers();
  const { send, failing } = mailing(peers, { refreshToken: "refresh-0" });
  peers.now.answer = (response) => response.destroy();
  await Promise.all([failing(), failing()]);
  peers.now.answer = undefined;
  await Promise.all([send(), send(), send()]);
  expect(peers.grants.map((grant) => grant.get("refresh_token"))).toEqual([
    "refresh-0",
    "refresh-0",
  ]);
  expect(peers.smtp.deliveries).toHaveLength(3);
});

test.for(["535", "334"] as const)(
  "a token that is revoked (%s) is replaced once",
  async (refusal) => {
    const peers = await oauthPeers({ refusal });
    const { send, failing } = mailing(peers);
    await send();
    peers.valid.clear();
    await send();
    expect(peers.grants).toHaveLength(2);
    expect(peers.smtp.deliveries).toHaveLength(2);
    // Now none is taken, as when the mailbox was closed.
    peers.valid.add = () => peers.valid;
    peers.valid.clear();
    expect(reasonOf(await failing())).toMatch(/^Invalid login: 535 /);
    expect(peers.grants).toHaveLength(3);
    // With the right to send that came since, the next try succeeds.
    delete (peers.valid as Partial<Set<string>>).add;
    await send();
    expect(peers.grants).toHaveLength(4);
  },
);

test("a wrong secret is told with what to do, and without the secret", async () => {
  const peers = await oauthPeers();
  const { failing, mailer } = mailing(peers, { clientSecret: "wrong-one" });
  const reason = reasonOf(await failing());
  expect(reason).toMatch(
    /^No token .* \(127\.0\.0\.1:\d+\): invalid_client \(SMTP_OAUTH_CLIENT_ID/,
  );
  expect(reason).toMatch(/make a new one\.\) AADSTS7000215/);
  expect(reason).not.toMatch(/wrong-one/);
  expect((await mailer.check()).failure).toBe(reason);
  expect(peers.logins).toEqual([]);
});

const page = (response: ServerResponse) =>
  response.writeHead(200, { "Content-Type": "text/html" }).end("<html>Please sign in</html>");
const answering = (body: string) => (response: ServerResponse) => response.end(body);
test.for<[string, ((response: ServerResponse) => unknown) | undefined, RegExp]>([
  ["silent", () => {}, /no answer within 20 seconds$/],
  ["away", undefined, /ECONNREFUSED/],
  ["a page", page, /its answer is no token \(status 200\)\.$/],
  ["null", answering("null"), /no token/],
  ["a token that is none", answering('{"access_token":{},"expires_in":1}'), /no token/],
  [
    "a grant that ended",
    answering('{"error":"invalid_grant"}'),
    /invalid_grant \(SMTP_OAUTH_REFRESH_TOKEN has ended/,
  ],
])("an endpoint that is %s: the mail is tried again", async ([, answer, reason]) => {
  const runOut = ownTimeouts();
  const { endpoint, oauth, now } = await oauthPeers();
  if (answer)
    now.answer = (response) => {
      answer(response);
      if (!response.writableEnded) runOut();
    };
  else await endpoint.close();
  const source = tokenSource(oauth, testRuntime().clock);
  const error = await source.get(signal).catch((error: unknown) => error);
  expect(reasonOf(error)).toMatch(reason);
  expect([isPermanent(error), isTextSent(error)]).toEqual([false, false]);
  if (!answer) return;
  now.answer = undefined;
  expect(await source.get(signal)).toEqual({ value: "token-2", isNew: true });
});
