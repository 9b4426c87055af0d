import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { earliestDay } from "#contract/site-facts.ts";
import { problemType, sendFormPath, sendPath } from "#contract/provider.ts";
import { applicationSentPath, sentPagePath } from "#contract/retry-page.ts";
import type { Clock } from "../time.ts";
import { clientKey } from "../http/client.ts";
import { type Inbox, NotStoredError } from "../inbox/inbox.ts";
import type { Added, Incoming } from "../inbox/entry.ts";
import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import type { Site } from "../site/load.ts";
import { collectFields, type FieldPair, type FormReader } from "./fields.ts";
import { discardBody } from "./body.ts";
import { formReader, jsonReader } from "./form-readers.ts";
import { noStore, requireSameOrigin } from "./middleware.ts";
import { HttpError, retryLater } from "./http-error.ts";
import { createRateLimit } from "./rate-limit.ts";
import { retryPage } from "./retry-page.ts";
import { createUploadMemory } from "./upload-memory.ts";
import { checkIds, kindByTemplate, validate } from "./validate.ts";

export type ProviderDeps = {
  settings: Pick<Settings, "ids" | "siteDay" | "trustedHeader" | "clientPrefix" | "rateLimits">;
  inbox: Pick<Inbox, "add">;
  /** Called after an entry has been committed. Must not throw or block. */
  onStored: () => void;
  site: Site;
  clock: Clock;
  log: Log;
};

/**
 * The EmailJS API, for this site's own pages: there are no CORS headers, so preflights from other
 * origins fail.
 * Source: https://www.emailjs.com/docs/rest-api/send/ and /send-form/
 */
export function providerRoutes(deps: ProviderDeps): Hono {
  const routes = new Hono();
  const memoryFor = createUploadMemory();
  const rateLimit = createRateLimit(deps.settings.rateLimits);

  /**
   * Receives one message or application: size, rate, fields, ids, validation, store.
   * @param navigation whether a browser waits for a page (see isNavigation)
   */
  async function receive(
    c: Context,
    readForm: FormReader | undefined,
    navigation: boolean,
  ): Promise<Response> {
    const client = clientOf(c, deps);
    const memory = memoryFor(client);
    const pairs: FieldPair[] = [];
    try {
      if (!readForm || c.req.header("content-encoding"))
        return await discardBody(requestOf(c), unsupportedBody());
      const overLimit = await rateLimit(client);
      // A visitor without scripts gets the form back filled in, so it has to be read first.
      if (overLimit && !navigation) return await discardBody(requestOf(c), overLimit);
      const file = await readForm(requestOf(c), memory, pairs);
      if (overLimit) throw overLimit;
      const fields = collectFields(pairs);
      const kind = checkIds(fields, deps.settings.ids);
      const receivedAt = deps.clock.now();
      const day = deps.settings.siteDay ?? earliestDay(receivedAt);
      const received = { receivedAt, day, options: deps.site.facts };
      const incoming = await validate(kind, { fields, file }, received);
      const outcome = await add(incoming);
      if (outcome === "conflict") throw new HttpError("keyReused");
      if (outcome === "stored") deps.onStored();
      // Redirect, so that reloading the page does not send the form again.
      return navigation ? c.redirect(sentPaths[kind], 303) : c.text("OK", 200, noStore);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { status, message, extras } = error;
      const headers = { ...noStore, ...extras.headers };
      if (c.req.header("accept")?.startsWith(problemType)) {
        const problem = { title: error.reason, status, detail: message, errors: extras.errors };
        return c.body(JSON.stringify(problem), status, { ...headers, "Content-Type": problemType });
      }
      const typed = new Map(pairs);
      // Browsers send the id before anything that can fail.
      const kind = kindByTemplate(typed.get("template_id"), deps.settings.ids) ?? "message";
      const page = navigation ? retryPage(deps.site, kind, error, typed) : undefined;
      if (page === undefined) return c.text(message, status, headers);
      c.header("Content-Security-Policy", page.policy);
      return c.html(page.html, status, headers);
    } finally {
      memory.release();
    }
  }

  /** @throws HttpError 503 */
  async function add(incoming: Incoming): Promise<Added> {
    try {
      return await deps.inbox.add(incoming);
    } catch (error) {
      if (error instanceof NotStoredError) throw retryLater(error.reason, error.retrySeconds);
      throw error;
    }
  }

  routes.use("/api/*", requireSameOrigin);
  const contentType = (c: Context) => c.req.header("content-type") ?? "";
  routes.post(sendFormPath, (c) => receive(c, formReader(contentType(c)), isNavigation(c)));
  routes.post(sendPath, (c) => receive(c, jsonReader(contentType(c)), false));
  for (const path of [sendFormPath, sendPath]) {
    routes.options(path, (c) => c.body(null, 204, { Allow: "POST, OPTIONS" }));
    routes.all(path, (c) =>
      c.text("Send messages with POST.", 405, { Allow: "POST, OPTIONS", ...noStore }),
    );
  }
  return routes;
}

const sentPaths = { message: sentPagePath, application: applicationSentPath };

/** Node's own request: a web stream would keep each chunk of the body as a separate object. */
const requestOf = (c: Context): IncomingMessage => (c.env as HttpBindings).incoming;

function clientOf(c: Context, { settings }: ProviderDeps): string {
  const { trustedHeader, clientPrefix } = settings;
  // The last entry is the trusted proxy's; those before it come from the client.
  const forwarded = trustedHeader && c.req.header(trustedHeader)?.split(",").at(-1)?.trim();
  return clientKey(forwarded || (requestOf(c).socket.remoteAddress ?? ""), clientPrefix);
}

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
