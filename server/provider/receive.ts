import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import { conflictText } from "#contract/provider.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Incoming, MessageStore } from "../inbox/store.ts";
import type { Log } from "../log.ts";
import { okAnswer, pageRefusal, sentAnswer, textRefusal } from "./answer.ts";
import type { Body } from "./body.ts";
import { isNavigation, refuseOtherSites } from "./browser.ts";
import { clientAddress, clientKey } from "./client-address.ts";
import { noFields, type Fields } from "./fields.ts";
import { kindByReferer, kindOf } from "./forms.ts";
import { checkIds } from "./ids.ts";
import type { Connection } from "../site/headers.ts";
import { incomingBody } from "./incoming-body.ts";
import { judge } from "./judge.ts";
import type { Posted } from "./posted.ts";
import type { RateLimit } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import type { RetryPages } from "./retry-page.ts";
import type { Allotment, UploadBudget } from "./upload-budget.ts";
import { webBody } from "./web-body.ts";

export type ReceiveDeps = {
  config: Pick<Config, "ids" | "trustedHeader">;
  store: Pick<MessageStore, "addSoon">;
  /** Called after an entry is safe on disk; must not throw or wait. */
  onStored: () => void;
  rateLimit: RateLimit;
  budget: UploadBudget;
  retryPages: RetryPages;
  connectionOf: (request: Headers) => Connection;
  clock: Clock;
  log: Log;
};

export type BodyFormat = {
  read(body: Body, allotment: Allotment): Promise<Posted>;
  /** Whether a browser may post this by itself, without scripts. */
  postedByForms: boolean;
};

// A full disk is not mended in a second, and a queue of retries would not help.
const storeRetrySeconds = 60;

/**
 * Takes one message or application: origin, rate, size, fields, ids, the form's rules, store, in
 * this order. Never throws for anything a client sends.
 */
export async function receive(
  c: Context,
  format: BodyFormat,
  deps: ReceiveDeps,
): Promise<Response> {
  const request = c.req.raw;
  const navigation = format.postedByForms && isNavigation(request.headers);
  const allotment = deps.budget.open();
  const body = bodyOf(c);
  let posted: Posted | undefined;
  let typed = noFields;
  try {
    refuseOtherSites(request.headers);
    refuseEncoded(request.headers);
    const wait = deps.rateLimit.take(client(c, deps), deps.clock.now().getTime());
    // A person gets the typed text back even then, so it has to be read first.
    if (wait > 0 && !navigation) throw tooMany(wait);
    posted = await format.read(body, allotment);
    typed = withFileName(posted);
    if (wait > 0) throw tooMany(wait);
    const kind = checkIds(typed, deps.config.ids);
    await keep(await judge(kind, posted, deps.clock.now()), deps);
    return navigation ? sentAnswer(kind) : okAnswer(deps.connectionOf(request.headers));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    error.extras.rest = body.discard();
    if (!navigation) return textRefusal(error);
    const known = error.extras.typed ?? typed;
    const kind = kindOf(known, deps.config.ids) ?? kindByReferer(request.headers);
    return pageRefusal(error, kind, known, deps.retryPages);
  } finally {
    posted?.file?.free();
    allotment.release();
  }
}

/** For the page that asks for the file again: whatever text came under that name is not it. */
function withFileName({ fields, file }: Posted): Fields {
  return new Map([...fields, ["resume", file?.name ?? ""]]);
}

/** Absent when the app is called without a server, as tests do. */
const incomingOf = (c: Context) => (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;

function bodyOf(c: Context): Body {
  const incoming = incomingOf(c);
  return incoming ? incomingBody(incoming) : webBody(c.req.raw);
}

function client(c: Context, { config }: ReceiveDeps): string {
  const socket = incomingOf(c)?.socket;
  return clientKey(clientAddress(c.req.raw.headers, socket?.remoteAddress, config.trustedHeader));
}

function refuseEncoded(headers: Headers): void {
  if (headers.has("content-encoding")) {
    throw new Refusal(415, "Send the body without a content encoding.");
  }
}

const tooMany = (seconds: number) =>
  new Refusal(429, "Too many requests. Please try again later.", {
    headers: { "Retry-After": String(seconds) },
  });

async function keep(incoming: Incoming, { store, log, onStored }: ReceiveDeps): Promise<void> {
  const { outcome } = await added(incoming, store, log);
  if (outcome === "conflict") throw new Refusal(422, conflictText);
  // One that was sent twice is in the store already, and on its way.
  if (outcome === "stored") onStored();
}

async function added(incoming: Incoming, store: ReceiveDeps["store"], log: Log) {
  try {
    return await store.addSoon(incoming);
  } catch (error) {
    log.error("A message could not be stored.", error);
    throw new Refusal(503, "The message could not be stored. Please try again later.", {
      headers: { "Retry-After": String(storeRetrySeconds) },
    });
  }
}
