import type { Context } from "hono";
import { checkContact, contactFields, type ContactMessage } from "#contract/contact.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { MessageStore } from "../inbox/store.ts";
import type { Log } from "../log.ts";
import { okAnswer, pageRefusal, sentAnswer, textRefusal } from "./answer.ts";
import { readBody } from "./body.ts";
import { isNavigation, refuseOtherSites } from "./browser.ts";
import { clientAddress, clientKey } from "./client-address.ts";
import { noFields, type Fields } from "./fields.ts";
import { checkIds } from "./ids.ts";
import type { RateLimit } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import type { RetryPage } from "./retry-page.ts";

export type ReceiveDeps = {
  config: Pick<Config, "ids" | "trustedHeader">;
  store: Pick<MessageStore, "add">;
  /** Called after a message is safe on disk; must not throw or wait. */
  onStored: () => void;
  rateLimit: RateLimit;
  retryPage: RetryPage;
  clock: Clock;
  log: Log;
};

export type BodyFormat = {
  limit(contentType: string | undefined): number;
  read(bytes: Uint8Array<ArrayBuffer>, contentType: string | undefined): Fields | Promise<Fields>;
  /** Whether a browser may post this by itself, without scripts. */
  postedByForms: boolean;
};

// A full disk is not mended in a second, and a queue of retries would not help.
const storeRetrySeconds = 60;

/**
 * Takes one message: origin, size, rate, fields, ids, the form's rules, store, in this order.
 * Never throws for anything a client sends.
 */
export async function receive(
  c: Context,
  format: BodyFormat,
  deps: ReceiveDeps,
): Promise<Response> {
  const { headers } = c.req.raw;
  const contentType = c.req.header("content-type");
  const navigation = format.postedByForms && isNavigation(headers);
  let typed = noFields;
  try {
    refuseOtherSites(headers);
    refuseEncoded(headers);
    const bytes = await readBody(c.req.raw, format.limit(contentType));
    const wait = deps.rateLimit.take(client(c, deps), deps.clock.now().getTime());
    // A person gets the typed text back even then, so it has to be read first.
    if (wait > 0 && !navigation) throw tooMany(wait);
    typed = await format.read(bytes, contentType);
    if (wait > 0) throw tooMany(wait);
    checkIds(typed, deps.config.ids);
    keep(checked(typed), deps);
    return navigation ? sentAnswer() : okAnswer();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return navigation ? pageRefusal(error, typed, deps.retryPage) : textRefusal(error);
  }
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

function checked(fields: Fields): ContactMessage {
  // Every name is there, absent ones as undefined: the rules' messages are for values, not for keys.
  const result = checkContact(
    Object.fromEntries(contactFields.map((name) => [name, fields.get(name)])),
  );
  if (result.ok) return result.message;
  throw new Refusal(422, Object.values(result.errors).join("\n"), { errors: result.errors });
}

function keep(message: ContactMessage, { store, clock, log, onStored }: ReceiveDeps): void {
  try {
    store.add(message, clock.now());
  } catch (error) {
    log.error("A message could not be stored.", error);
    throw new Refusal(503, "The message could not be stored. Please try again later.", {
      headers: { "Retry-After": String(storeRetrySeconds) },
    });
  }
  onStored();
}
