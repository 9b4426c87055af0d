import { attachAgain } from "#contract/retry-page.ts";
import { securedAnswer, securityHeaders, type Connection } from "../site/headers.ts";
import type { Fields } from "./fields.ts";
import { forms, type FormKind } from "./forms.ts";
import type { FieldErrors, Refusal } from "./refusal.ts";
import type { RetryPages } from "./retry-page.ts";

const plainText = "text/plain; charset=utf-8";

/** What EmailJS answers when it has taken a message. */
export const okAnswer = (connection: Connection): Response =>
  securedAnswer("OK", {
    status: 200,
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": plainText,
      ...securityHeaders(connection),
    },
  });

/** After a form without scripts: a page of its own, so that a reload sends nothing twice. */
export const sentAnswer = (kind: FormKind): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: forms[kind].sentPath, "Cache-Control": "no-store" },
  });

/** A refusal for a script to read: the sentence, or one line a failing field. */
export function textRefusal({ status, message, extras }: Refusal): Response {
  return answer(status, message, { "Content-Type": plainText, ...extras.headers }, extras.rest);
}

/** A refusal for a person: the form again, with everything that was typed. */
export function pageRefusal(
  refusal: Refusal,
  kind: FormKind,
  typed: Fields,
  pages: RetryPages,
): Response {
  const { errors, headers, rest } = refusal.extras;
  const page = pages[kind];
  const html = page.fill(typed, shown(kind, errors), errors ? "" : forms[kind].failed);
  return answer(
    refusal.status,
    html,
    {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": page.policy,
      ...headers,
    },
    rest,
  );
}

/** A page cannot give a file back, so it always asks for that again. */
function shown(kind: FormKind, errors: FieldErrors = {}): FieldErrors {
  return kind === "application" ? { resume: attachAgain, ...errors } : errors;
}

function answer(
  status: number,
  body: string,
  headers: Record<string, string>,
  rest?: Promise<void>,
): Response {
  const init = { status, headers: { "Cache-Control": "no-store", ...headers } };
  if (!rest) return new Response(body, init);
  const bytes = new TextEncoder().encode(body);
  // The sender has the whole answer at once, by its length; the connection stays until the rest
  // of the request has come in. Closed earlier, the answer would be lost in a reset.
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes);
      await rest;
      controller.close();
    },
  });
  const length = { "Content-Length": String(bytes.byteLength) };
  return new Response(stream, { ...init, headers: { ...init.headers, ...length } });
}
