import { sendPath } from "#contract/form-endpoint.ts";
import { headOf, resumeHead } from "#server/testing/ask.ts";

/* The dearest requests that we know, as strangers may send them. */

const urlencoded = { type: "application/x-www-form-urlencoded" };
const json = { path: sendPath, type: "application/json" };
const html = "Accept: text/html\r\n";
const post = (body: string, form?: Parameters<typeof headOf>[1], more = html) =>
  `${headOf(`${more}Content-Length: ${Buffer.byteLength(body)}`, form)}${body}`;
export const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const quotes = `template_id=application&job_title=${'"'.repeat(99_000)}`;
const members = Array.from({ length: 28_000 }, (_, i) => `"${i}":0`).join();
const ids = "user_id=website&service_id=site&template_id=contact&name=a&email=a@b.c&subject=a";
/** Every fifth byte could begin a delimiter. */
const fileOf = (megabytes: number) =>
  `${resumeHead}%PDF-${"\r\n--c".repeat(200_000 * megabytes)}\r\n--b--`;
const fileOfParts = `${resumeHead}%PDF-${"\r\n--b\r".repeat(850_000)}\r\n--b--`;

const forms = {
  "form: 99 kB of quotes": post(quotes, urlencoded),
  "form: 316 kB of quotes": post(`job_title=${'"'.repeat(315_900)}`, urlencoded),
  "form: 158,000 names": post("a&".repeat(158_000), urlencoded),
  "form: 105,000 escapes": post(`message=${"%22".repeat(105_000)}`, urlencoded),
  "form: 105,000 invalid escapes": post(`message=${"%zz".repeat(105_000)}`, urlencoded),
  "form: the longest valid text": post(`${ids}&message=${"%E5%AD%97".repeat(30_000)}`, urlencoded),
  "multipart: 100 kB of quotes": post(`${part("job_title", '"'.repeat(99_000))}--b--`),
  "multipart: 5,000 parts": post(`${part("a", "").repeat(5000)}--b--`),
  "multipart: a file of 5 MB": post(fileOf(5)),
  "multipart: a file of 60 MB": post(fileOf(60)),
  "multipart: 850,000 parts in a file": post(fileOfParts),
  "multipart: 20 MB of parts": post(`${part("a", "").repeat(400_000)}--b--`),
  "multipart: 60 MB of text": post(part("a", "x".repeat(60_000_000))),
  "JSON: 28,000 members": post(`{"template_params":{${members}}}`, json),
  "JSON: 158,000 brackets": post("[".repeat(158_000) + "]".repeat(158_000), json),
  "JSON: 60 MB": post("x".repeat(60_000_000), json),
};
const commas = `Accept-Encoding: ${"a;q=1,".repeat(2500)}\r\n`;
export const dearRequests: Readonly<Record<string, string>> = {
  ...forms,
  "a page": get("/portfolio"),
  "page with 15 kB of Accept-Encoding": get("/", commas),
  "page with 15 kB of If-None-Match": get("/", `If-None-Match: ${",".repeat(15_000)}\r\n`),
  "not found": get(`/${"a/".repeat(240)}`),
  "a path of 15,000 slashes": get(`${"/".repeat(15_000)}a`),
  "redirect with 15 kB of query": get(`/about/?${"'".repeat(15_000)}`),
  "/readyz": get("/readyz"),
  "a link to a file that is not valid": get(`/files/${"a".repeat(24)}`),
  "a body of 60 MB for a page": `${headOf("Content-Length: 60000000", { path: "/" })}${"x".repeat(60_000_000)}`,
};

/** What 400 connections send that read nothing; `limit` is the server's RATE_LIMIT. */
export const crowds: readonly { name: string; bytes: string; limit?: string }[] = [
  { name: "99 kB of quotes", bytes: forms["form: 99 kB of quotes"] },
  { name: "the same past the limit", bytes: forms["form: 99 kB of quotes"], limit: "1/1" },
  { name: "105,000 escapes", bytes: forms["form: 105,000 escapes"] },
  {
    name: "the longest valid text, past the limit",
    bytes: forms["form: the longest valid text"],
    limit: "1/1",
  },
  { name: "a page", bytes: get("/portfolio") },
  { name: "2,500 pages each", bytes: get("/portfolio").repeat(2500) },
  { name: "100 refused forms each", bytes: post("a=1", urlencoded).repeat(100), limit: "1/1" },
  { name: "a form without its end", bytes: forms["form: 105,000 escapes"].slice(0, -9) },
  { name: "a file without its end", bytes: forms["multipart: a file of 5 MB"].slice(0, -99) },
];

/** An upload of 2 MB that somebody else sends meanwhile. */
export const upload = post(`${part("template_id", "application")}${fileOf(2)}`, undefined, "");
