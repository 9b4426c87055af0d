import type { Context } from "hono";
import { conflictText } from "#contract/provider.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Incoming, MessageStore } from "../inbox/store.ts";
import type { Log } from "../log.ts";
import { okAnswer, pageRefusal, sentAnswer, textRefusal } from "./answer.ts";
import { discardUnread } from "./body.ts";
import { isNavigation, refuseOtherSites } from "./browser.ts";
import { clientAddress, clientKey } from "./client-address.ts";
import { noFields, type Fields } from "./fields.ts";
import { kindByReferer, kindOf } from "./forms.ts";
import { checkIds } from "./ids.ts";
import { judge } from "./judge.ts";
import type { Posted } from "./posted.ts";
import type { RateLimit } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import type { RetryPages } from "./retry-page.ts";
import type { Allotment, UploadBudget } from "./upload-budget.ts";

export type ReceiveDeps = {
  config: Pick<Config, "ids" | "trustedHeader">;
  store: Pick<MessageStore, "add">;
  /** Called after an entry is safe on disk; must not throw or wait. */
  onStored: () => void;
  rateLimit: RateLimit;
  budget: UploadBudget;
  retryPages: RetryPages;
  clock: Clock;
  log: Log;
};

export type BodyFormat = {
  read(request: Request, allotment: Allotment): Promise<Posted>;
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
  let typed = noFields;
  try {
    refuseOtherSites(request.headers);
    refuseEncoded(request.headers);
    const wait = deps.rateLimit.take(client(c, deps), deps.clock.now().getTime());
    // A person gets the typed text back even then, so it has to be read first.
    if (wait > 0 && !navigation) throw tooMany(wait);
    const posted = await format.read(request, allotment);
    typed = withFileName(posted);
    if (wait > 0) throw tooMany(wait);
    const kind = checkIds(typed, deps.config.ids);
    keep(await judge(kind, posted, deps.clock.now()), deps);
    return navigation ? sentAnswer(kind) : okAnswer();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    error.extras.rest ??= discardUnread(request);
    if (!navigation) return textRefusal(error);
    const known = error.extras.typed ?? typed;
    const kind = kindOf(known, deps.config.ids) ?? kindByReferer(request.headers);
    return pageRefusal(error, kind, known, deps.retryPages);
  } finally {
    allotment.release();
  }
}

/** For the page that asks for the file again: whatever text came under that name is not it. */
function withFileName({ fields, file }: Posted): Fields {
  return new Map([...fields, ["resume", file?.name ?? ""]]);
}

function client(c: Context, { config }: ReceiveDeps): string {
  // Absent when the app is called without a server, as tests do.
  const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)
    ?.incoming?.socket;
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

function keep(incoming: Incoming, { store, log, onStored }: ReceiveDeps): void {
  const { outcome } = added(incoming, store, log);
  if (outcome === "conflict") throw new Refusal(422, conflictText);
  // One that was sent twice is in the store already, and on its way.
  if (outcome === "stored") onStored();
}

function added(incoming: Incoming, store: ReceiveDeps["store"], log: Log) {
  try {
    return store.add(incoming);
  } catch (error) {
    log.error("A message could not be stored.", error);
    throw new Refusal(503, "The message could not be stored. Please try again later.", {
      headers: { "Retry-After": String(storeRetrySeconds) },
    });
  }
}
