import { sendFormPath } from "#contract/form-endpoint.ts";
import type { Settings } from "#server/settings.ts";
import { hintAfter, withoutNodesAdvice } from "#server/outbox/failure.ts";
import { checkHeaders } from "./headers.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

type Fetch = typeof fetch;
const timeoutMs = 15_000;

type Checked = Pick<Settings, "publicUrl" | "trustedHeader" | "apiOnly"> &
  Partial<Pick<Settings, "siteOrigins">>;

/** The public address as a visitor meets it: proxy, certificate, redirects and this server behind them. */
export async function checkAddress(
  { publicUrl, trustedHeader, apiOnly, siteOrigins = [] }: Checked,
  fetch: Fetch,
): Promise<Finding[]> {
  if (publicUrl === undefined) return [note("Address", "Not checked: PUBLIC_URL is not set.")];
  if (publicUrl.startsWith("http:"))
    return [wrong("Address", `${publicUrl} is not encrypted: PUBLIC_URL needs https.`)];
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(`${publicUrl}${path}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      ...options,
    });
  try {
    const home = await ask("/");
    // With API_ONLY something else serves the pages, and hands on forms only.
    const isOurs = apiOnly || (await (await ask("/healthz")).text()) === "ok";
    const address = answered(publicUrl, home, isOurs);
    if (address.state !== "good") return [address];
    return [
      address,
      ...(await addressesNamed(ask, [publicUrl, ...siteOrigins])),
      ...(apiOnly ? [] : [checkHeaders(home.headers)]),
      ...forms(await postNothing(ask, publicUrl), trustedHeader),
      ...(await plainHttp(publicUrl, fetch)),
    ];
  } catch (error) {
    return [wrong("Address", `${publicUrl} does not answer: ${reasonOf(error)}`)];
  }
}

function answered(publicUrl: string, { status, headers }: Response, isOurs: boolean): Finding {
  const location = headers.get("location");
  if (location !== null)
    return wrong(
      "Address",
      `${publicUrl} leads on to ${location}: PUBLIC_URL has to be the last one.`,
    );
  if (status !== 200) return wrong("Address", `${publicUrl} answers with an error (${status}).`);
  if (!isOurs)
    return wrong("Address", `${publicUrl} is answered by something else than this server.`);
  return good("Address", `${publicUrl} shows the site.`);
}

/** Where search engines are told the address. All pages of a build name the same. */
const telling = ["/", "/robots.txt", "/sitemap.xml"];
const named = /(?:<link rel="canonical" href="|^Sitemap:\s*|<loc>)([^"<\s]+)/im;

async function addressesNamed(
  ask: (path: string) => Promise<Response>,
  own: readonly string[],
): Promise<Finding[]> {
  const answers = telling.map(async (path) => {
    // The page answers: what is missing beside it names no other address.
    const text = await ask(path).then(
      (it) => it.text(),
      () => "",
    );
    const [, url = ""] = named.exec(text) ?? [];
    const origin = URL.parse(url)?.origin ?? own[0];
    return own.includes(origin ?? "") ? [] : [`${path} names ${origin}`];
  });
  const others = (await Promise.all(answers)).flat();
  if (others.length === 0) return [];
  const text = `${others.join(", ")}, and PUBLIC_URL is ${own[0]}: docs/running.md, Another domain.`;
  return [wrong("Pages", text)];
}

/**
 * The server sends Strict-Transport-Security only to who came through the trusted proxy, that is with
 * both headers: so it tells whether they arrive, and no route has to show them.
 */
function proxyHeaders(headers: Headers, trustedHeader: string | undefined): Finding {
  const about = "Proxy";
  const sent = headers.get("strict-transport-security");
  if (trustedHeader === undefined)
    return wrong(
      about,
      "All visitors count as one, and their browsers are not told to stay with https. Set TRUST_PROXY (docs/hosting.md).",
    );
  if (sent === null)
    return wrong(
      about,
      `The proxy does not pass on ${trustedHeader} with the visitor's address, or X-Forwarded-Proto (docs/hosting.md).`,
    );
  // `fetch` joins the values of two headers.
  if (sent.includes(","))
    return wrong(about, "The proxy adds its own Strict-Transport-Security: let it leave that out.");
  return good(about, `It passes on ${trustedHeader} and X-Forwarded-Proto.`);
}

/** A post that the server refuses for its type (415) before anything counts, unless it seems to come from another site. */
const postNothing = (
  ask: (path: string, options: RequestInit) => Promise<Response>,
  publicUrl: string,
): Promise<Response> => {
  const headers = { Origin: publicUrl, "Content-Type": "text/plain" };
  return ask(sendFormPath, { method: "POST", headers, body: "-" });
};

function forms({ status, headers }: Response, trustedHeader: string | undefined): Finding[] {
  const proxy = proxyHeaders(headers, trustedHeader);
  if (status === 415) return [proxy, good("Forms", "Posts arrive.")];
  if (status === 403)
    return [
      proxy,
      wrong(
        "Forms",
        "Posts are refused as another site's: the proxy has to pass on Host as the visitor sent it.",
      ),
    ];
  return [
    wrong("Forms", `Posts do not arrive: something before the server answers them (${status}).`),
  ];
}

/** With a port of its own there is no other address to look at. */
async function plainHttp(publicUrl: string, fetch: Fetch): Promise<Finding[]> {
  const { port, hostname } = new URL(publicUrl);
  if (port !== "") return [];
  const about = "Redirect";
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { headers } = await fetch(`http://${hostname}/`, { redirect: "manual", signal });
    return headers.get("location")?.startsWith(`${publicUrl}/`)
      ? [good(about, `http://${hostname} leads to https.`)]
      : [
          wrong(
            about,
            `http://${hostname} does not lead to ${publicUrl}: let the proxy redirect it.`,
          ),
        ];
  } catch (error) {
    return [note(about, `http://${hostname} does not answer: ${reasonOf(error)}`)];
  }
}

/** `fetch` hides the reason in the cause. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as Error;
  const { code, message } = cause as NodeJS.ErrnoException;
  return `${withoutNodesAdvice(message)}${code && !message.includes(code) ? ` (${code})` : ""}${hintAfter(message)}`;
}
