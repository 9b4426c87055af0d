import type { ServerResponse } from "node:http";
import type { OAuthSettings } from "#server/outbox/oauth.ts";
import { httpPeer } from "./http-peer.ts";
import { smtpPeer } from "./smtp.ts";

export const clientSecret = "Qx8~secret.of-the/app";

type Options = {
  /** How a token that is not valid is refused: at once (Microsoft), or after a 334 (Google). */
  refusal?: "535" | "334";
  lifeSeconds?: number;
  finish?: Parameters<typeof smtpPeer>[1];
  ports?: { endpoint: number; smtp: number };
};

/** A token endpoint, and a mail server that takes its tokens and nothing else. */
export async function oauthPeers(options: Options = {}) {
  const { refusal = "535", lifeSeconds = 3600, finish, ports } = options;
  const valid = new Set<string>();
  const logins: string[] = [];
  const grants: URLSearchParams[] = [];
  const now = { answer: undefined as ((response: ServerResponse) => void) | undefined };
  const json = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  const endpoint = await httpPeer((response, { body }) => {
    const grant = new URLSearchParams(body);
    grants.push(grant);
    if (now.answer) return now.answer(response);
    if (grant.get("client_secret") !== clientSecret)
      return void json(response, 401, {
        error: "invalid_client",
        error_description: `AADSTS7000215: Invalid client secret provided. ${"Trace ".repeat(60)}`,
      });
    const token = `token-${grants.length}`;
    valid.add(token);
    const next = grant.has("refresh_token") ? `refresh-${grants.length}` : undefined;
    json(response, 200, { access_token: token, expires_in: lifeSeconds, refresh_token: next });
  }, ports?.endpoint);
  const google = { data: { status: "401", schemes: "bearer", scope: "https://mail.google.com/" } };
  const microsoft = Object.assign(new Error("5.7.3 Authentication unsuccessful"), {
    responseCode: 535,
  });
  const smtp = await smtpPeer(
    {
      authOptional: false,
      authMethods: ["XOAUTH2"],
      onAuth({ username, accessToken = "" }, _, done) {
        logins.push(`${username} ${accessToken}`);
        if (valid.has(accessToken)) done(null, { user: username });
        else if (refusal === "535") done(microsoft);
        else done(null, google);
      },
    },
    finish,
    ports?.smtp,
  );
  const oauth: OAuthSettings = {
    tokenUrl: endpoint.url,
    clientId: "the-app",
    clientSecret,
    scope: "https://outlook.office365.com/.default",
    refreshToken: undefined,
    user: "site@example.com",
  };
  return { endpoint, smtp, valid, logins, grants, oauth, now };
}
