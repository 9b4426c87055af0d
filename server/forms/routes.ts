import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { sentenceOf } from "#contract/causes.ts";
import {
  maxFieldBytes,
  problemType,
  referenceHeader,
  sendFormPath,
  sendPath,
} from "#contract/form-endpoint.ts";
import { applicationSentPath, sentPagePath } from "#contract/retry-page.ts";
import type { Clock } from "#server/time.ts";
import { lengthOf, maxBodyBytes } from "#server/http/body-length.ts";
import { createClientOf } from "#server/http/client.ts";
import { type Inbox, NotStoredError } from "#server/inbox/inbox.ts";
import type { Added, DestinationName, Incoming, Kind } from "#server/inbox/submission.ts";
import type { Log } from "#server/log.ts";
import type { Route } from "#server/route.ts";
import type { Scan } from "#server/resume/scanner.ts";
import type { Settings } from "#server/settings.ts";
import type { Site } from "#server/site/load.ts";
import { collectFields, type FieldPair, type Fields, type FormReader } from "./fields.ts";
import { countUploads } from "./uploads.ts";
import { formReader, jsonReader } from "./form-readers.ts";
import { homeOf, noStore, requireKnownOrigin } from "./middleware.ts";
import { HttpError, payloadTooLarge, retryLater } from "./http-error.ts";
import { createRateLimits } from "./rate-limit.ts";
import { retryPage } from "./retry-page.ts";
import { checkIds, kindByTemplate, validate } from "./validate.ts";

export type FormRoutesDeps = {
  settings: Pick<Settings, "siteTime" | "trustedHeader" | "rateLimits" | "siteOrigins">;
  inbox: Pick<Inbox, "add">;
  /** Where a submission goes beside the mail. */
  destinationsOf?: (incoming: Incoming) => readonly DestinationName[];
  /** Whether it is the site's own test. */
  isTest?: (key: string | undefined) => Promise<boolean>;
  scan?: Scan;
  /** Called after a submission has been committed. Must not throw or block. */
  onStored: (incoming: Incoming) => void;
  /** The build that is served now. */
  site: () => Site;
  clock: Clock;
  log: Log;
};

/**
 * The EmailJS API, for this site's own pages and those of SITE_ORIGINS: others get no CORS headers, so their preflights
 * fail.
 * Source: https://www.emailjs.com/docs/rest-api/send/ and /send-form/
 */
export function formRoutes(deps: FormRoutesDeps): Route[] {
  const { settings, site } = deps;
  const uploadOf = countUploads();
  const rateLimits = createRateLimits(settings.rateLimits);
  const clientOf = createClientOf(settings, deps.log);
  const sentences = () => site().facts?.sentences?.forms;

  /**
   * Receives one message or application.
   * @param navigation whether a browser waits for a page (see isNavigation)
   */
  async function receive(
    c: Context,
    readForm: FormReader | undefined,
    navigation: boolean,
  ): Promise<Response> {
    const forwarded = settings.trustedHeader && c.req.header(settings.trustedHeader);
    const client = clientOf(forwarded, nodeOf(c).incoming.socket.remoteAddress ?? "");
    const pairs: FieldPair[] = [];
    try {
      const { kind, reference } = await accept(nodeOf(c).incoming, client, readForm, pairs);
      if (!navigation) return c.text("OK", 200, { ...noStore, [referenceHeader]: reference });
      // Redirect, so that reloading the page does not send the form again.
      const home = homeOf(c, settings.siteOrigins) ?? "";
      return c.redirect(`${home}${sentPaths[kind]}?${new URLSearchParams({ reference })}`, 303);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      // A page costs more than a text, which is enough for anyone who has sent too much.
      const page =
        navigation && error.reason !== "rateLimited" && refuseWithPage(c, error, new Map(pairs));
      const text = navigation ? sentenceOf(error.reason, sentences()) : error.message;
      return page || refuse(c, error, text);
    }
  }

  /**
   * Size, rate, fields, ids, validation, store.
   * @param pairs receives the text fields, also those that were read before an error
   * @throws HttpError
   */
  async function accept(
    request: IncomingMessage,
    client: string,
    readForm: FormReader | undefined,
    pairs: FieldPair[],
  ): Promise<{ kind: Kind; reference: string }> {
    const upload = uploadOf(client);
    try {
      if (!readForm || request.headers["content-encoding"]) throw unsupportedBody();
      const overLimit = await rateLimits.own(client);
      if (overLimit) throw overLimit;
      if (lengthOf(request) > maxBodyBytes) throw payloadTooLarge();
      const file = await readForm(request, upload.begin, pairs);
      const fields = collectFields(pairs);
      const kind = checkIds(fields);
      const receivedAt = deps.clock.now();
      const openAt = settings.siteTime ?? receivedAt;
      const received = { receivedAt, openAt, options: site().facts, scan: deps.scan };
      const valid = await validate(kind, { fields, file }, received);
      // A page that was opened before the visitor asked for it may know of the visit.
      const visit = request.headers["sec-gpc"] === "1" ? undefined : valid.visit;
      const incoming = { ...valid, visit, test: await deps.isTest?.(valid.key) };
      const crowded = await rateLimits.together();
      if (crowded) throw crowded;
      const added = await add(incoming);
      if (added.outcome === "conflict") throw new HttpError("keyReused");
      if (added.outcome === "stored") deps.onStored(incoming);
      return { kind, reference: added.reference };
    } finally {
      upload.end();
    }
  }

  /** Answers with the form page, filled in. @returns undefined when the site has no such page */
  function refuseWithPage(c: Context, error: HttpError, typed: Fields): Response | undefined {
    // Browsers send the id before anything that can fail.
    const kind = kindByTemplate(typed.get("template_id")) ?? "message";
    // Twice the request holds what a browser sent: it encodes each escaped character as three (%22).
    const length = Number(c.req.header("content-length") ?? 0);
    const room = 2 * Math.min(length, maxFieldBytes);
    const home = homeOf(c, settings.siteOrigins);
    const page = retryPage({ site: site(), kind, error, typed, room, home });
    if (page === undefined) return undefined;
    c.header("Content-Security-Policy", page.policy);
    const headers = { ...noStore, ...error.extras.headers, "Content-Type": htmlType };
    return c.body(page.html, error.status, headers);
  }

  /** @throws HttpError 503 */
  async function add(incoming: Incoming): Promise<Added> {
    try {
      return await deps.inbox.add(incoming, deps.destinationsOf?.(incoming));
    } catch (error) {
      if (error instanceof NotStoredError) throw retryLater(error.reason, error.retrySeconds);
      throw error;
    }
  }

  const before = requireKnownOrigin(settings.siteOrigins, sentences);
  const posted = (path: string, post: (c: Context, contentType: string) => Promise<Response>) => ({
    ...({ path, access: "open", before } as const),
    answer(c: Context) {
      if (c.req.method === "POST") return post(c, c.req.header("content-type") ?? "");
      const allow = { Allow: "POST, OPTIONS" };
      if (c.req.method === "OPTIONS") return c.body(null, 204, allow);
      return c.text("Send messages with POST.", 405, { ...allow, ...noStore });
    },
  });
  return [
    posted(sendFormPath, (c, type) => receive(c, formReader(type), isNavigation(c))),
    posted(sendPath, (c, type) => receive(c, jsonReader(type), false)),
  ];
}

const htmlType = "text/html; charset=UTF-8";
const sentPaths = { message: sentPagePath, application: applicationSentPath };

/** For programs, and for visitors when there is no page. */
function refuse(
  c: Context,
  { reason, status, message, extras }: HttpError,
  text: string,
): Response {
  const headers = { ...noStore, ...extras.headers };
  if (!c.req.header("accept")?.startsWith(problemType)) return c.text(text, status, headers);
  const problem = { title: reason, status, detail: message, errors: extras.errors };
  return c.body(JSON.stringify(problem), status, { ...headers, "Content-Type": problemType });
}

/** Node's own request and response: a web stream would keep each chunk of the body as a separate object. */
const nodeOf = (c: Context) => c.env as HttpBindings;

const unsupportedBody = () =>
  new HttpError(
    "unsupportedType",
    "Send a form as multipart/form-data or application/x-www-form-urlencoded, or application/json, without a content encoding.",
  );

/** Whether a browser waits for a page (a form posted without scripts) rather than a script for text. */
function isNavigation(c: Context): boolean {
  const mode = c.req.header("sec-fetch-mode");
  if (mode !== undefined) return mode === "navigate";
  return (c.req.header("accept") ?? "").includes("text/html");
}
