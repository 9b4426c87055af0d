import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { conflictText, sendFormPath, sendPath } from "#contract/provider.ts";
import type { Clock } from "../time.ts";
import { clientAddress, clientKey } from "../http/client.ts";
import type { Inbox } from "../inbox/inbox.ts";
import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import type { Site } from "../site/load.ts";
import type { Fields, FormReader, Posted } from "./fields.ts";
import { discarded } from "./body.ts";
import { formReader, jsonReader } from "./form.ts";
import { noStore, refuseChunks, refuseOtherSites } from "./guards.ts";
import { forms, kindByReferer, kindOf } from "./forms.ts";
import { HttpError } from "./http-error.ts";
import type { RateLimit } from "./rate-limit.ts";
import { offeredLocations, retryPages } from "./retry-page.ts";
import { type Share, uploadShares } from "./upload-share.ts";
import { checkIds, validate } from "./validate.ts";

export type ProviderDeps = {
  settings: Pick<Settings, "ids" | "trustedHeader" | "clientPrefix">;
  inbox: Pick<Inbox, "add">;
  /** Called after an entry is safe on disk; must not throw or wait. */
  onStored: () => void;
  rateLimit: RateLimit;
  site: Site;
  clock: Clock;
  log: Log;
};

/**
 * The EmailJS API, for this site's own pages: no CORS header is ever sent, so a preflight from
 * elsewhere finds no permission in the answer.
 * Source: https://www.emailjs.com/docs/rest-api/send/ and /send-form/
 */
export function providerRoutes(deps: ProviderDeps): Hono {
  const routes = new Hono();
  const shareOf = uploadShares();
  const retryPage = retryPages(deps.site);
  const locations = offeredLocations(deps.site);

  /** Takes one message or application: origin, rate, size, fields, ids, the form's rules, store. */
  async function receive(
    c: Context,
    readerOf: (share: Share) => FormReader | undefined,
    navigation: boolean,
  ): Promise<Response> {
    const client = clientOf(c, deps);
    const share = shareOf(client);
    const reader = readerOf(share);
    let posted: Posted | undefined;
    try {
      if (!reader || c.req.header("content-encoding"))
        throw await discarded(requestOf(c), unreadable(reader));
      const refused = await deps.rateLimit(client);
      // A person gets back what was typed even then, so it has to be read first.
      posted = await reader.read(requestOf(c), navigation ? undefined : refused);
      if (refused) throw refused;
      const kind = checkIds(posted.fields, deps.settings.ids);
      const { outcome } = deps.inbox.add(await validate(kind, posted, deps.clock.now(), locations));
      if (outcome === "conflict") throw new HttpError(422, conflictText);
      if (outcome === "stored") deps.onStored();
      // A page of its own after a form without scripts, so that a reload sends nothing twice.
      return navigation ? c.redirect(forms[kind].sentPath, 303) : c.text("OK", 200, noStore);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const typed = typedText(posted, reader);
      const page = navigation ? pageOf(c, error, typed) : undefined;
      const status = error.status as 400; // Hono's types know no number in general
      const headers = { ...noStore, ...error.extras.headers };
      if (page === undefined) return c.text(error.message, status, headers);
      c.header("Content-Security-Policy", deps.site.policy);
      return c.html(page, status, headers);
    } finally {
      posted?.free();
      share.release();
    }
  }

  function pageOf(c: Context, error: HttpError, typed: Fields): string | undefined {
    const kind =
      kindOf(typed.get("template_id"), deps.settings.ids) ??
      kindByReferer(c.req.header("referer") ?? "");
    return retryPage(kind, error, typed);
  }

  routes.use("/api/*", refuseOtherSites);
  routes.use("/api/*", refuseChunks);
  routes.post(sendFormPath, (c) =>
    receive(c, (share) => formReader(c.req.header("content-type") ?? "", share), isNavigation(c)),
  );
  routes.post(sendPath, (c) =>
    receive(c, (share) => (isJson(c) ? jsonReader(share) : undefined), false),
  );
  for (const path of [sendFormPath, sendPath]) {
    routes.options(path, (c) => c.body(null, 204, { Allow: "POST, OPTIONS" }));
    routes.all(path, (c) =>
      c.text("Send messages with POST.", 405, { Allow: "POST, OPTIONS", ...noStore }),
    );
  }
  return routes;
}

/** The request as Node's server hands it over: the platform's streams keep every piece of it apart. */
const requestOf = (c: Context): IncomingMessage => (c.env as HttpBindings).incoming;

function clientOf(c: Context, { settings }: ProviderDeps): string {
  const { trustedHeader, clientPrefix } = settings;
  const forwarded = trustedHeader && c.req.header(trustedHeader);
  return clientKey(clientAddress(forwarded, requestOf(c).socket.remoteAddress), clientPrefix);
}

const unreadable = (reader: FormReader | undefined) =>
  new HttpError(
    415,
    reader
      ? "Send the body without a content encoding."
      : "Send a form as multipart/form-data or application/x-www-form-urlencoded, or application/json.",
  );

const isJson = (c: Context) =>
  c.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase() === "application/json";

/** Whether a browser is waiting for a page (a form posted without scripts), not a script for text. */
function isNavigation(c: Context): boolean {
  const mode = c.req.header("sec-fetch-mode");
  if (mode !== undefined) return mode === "navigate";
  return (c.req.header("accept") ?? "").includes("text/html");
}

/** For the page that asks for the file again: its name, and what of the texts was read. */
function typedText(posted: Posted | undefined, reader: FormReader | undefined): Fields {
  const fields = posted?.fields ?? reader?.soFar() ?? new Map<string, string>();
  return new Map([...fields, ["resume", posted?.file?.name ?? ""]]);
}
