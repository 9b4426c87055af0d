import { Hono } from "hono";
import { sendFormPath, sendPath } from "#contract/provider.ts";
import { readForm } from "./form-body.ts";
import { readJson } from "./json-body.ts";
import { receive, type BodyFormat, type ReceiveDeps } from "./receive.ts";

const formats: Record<string, BodyFormat> = {
  [sendFormPath]: { read: readForm, postedByForms: true },
  [sendPath]: { read: readJson, postedByForms: false },
};

/**
 * The EmailJS API, for this site's own pages: no CORS header is ever sent, so a preflight from
 * elsewhere finds no permission in the answer.
 * Source: https://www.emailjs.com/docs/rest-api/send/ and /send-form/
 */
export function providerRoutes(deps: ReceiveDeps): Hono {
  const routes = new Hono();
  for (const [path, format] of Object.entries(formats)) {
    routes.post(path, (c) => receive(c, format, deps));
    routes.options(path, (c) => c.body(null, 204, { Allow: "POST, OPTIONS" }));
    routes.all(path, (c) =>
      c.text("Send messages with POST.", 405, {
        Allow: "POST, OPTIONS",
        "Cache-Control": "no-store",
      }),
    );
  }
  return routes;
}
