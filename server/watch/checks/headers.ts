import { cacheControl, commonHeaders } from "#server/site/headers.ts";
import { type Finding, good, wrong } from "./finding.ts";

const about = "Headers";
const policyName = "Content-Security-Policy";

/** Whether a page's headers arrive as the server sends them: a proxy or CDN may replace them, or add its own. */
export function checkHeaders(headers: Headers): Finding {
  const expected = { ...commonHeaders, "Cache-Control": cacheControl("/index.html") };
  // `fetch` joins the values of two headers; the same one twice does no harm.
  const arrives = ([name, value]: [string, string]) =>
    [value, `${value}, ${value}`].includes(headers.get(name) ?? "");
  const policy = headers.get(policyName);
  const changed = Object.entries(expected).filter((header) => !arrives(header));
  // Of two policies each has to allow what a page does. No policy of the server has a comma.
  const names = [
    ...(policy === null || policy.includes(",") ? [policyName] : []),
    ...changed.map(([name]) => name),
  ];
  return names.length === 0
    ? good(about, "They arrive as the server sends them.")
    : wrong(
        about,
        `Something before the server changes ${names.join(", ")} of pages: let it pass on what the server sends, and add nothing.`,
      );
}
