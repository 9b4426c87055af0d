import { expect, test } from "vitest";
import { maxFieldBytes, sendFormPath, sendPath } from "#contract/form-endpoint.ts";
import { application, contactIds, formOf, jsonOf, message, pdf } from "#server/testing/forms.ts";
import { serving } from "#server/testing/serving.ts";

const json = "application/json; charset=utf-8";
const typeHeader = (type?: string) => (type ? { "content-type": type } : {});

test("stores a message as typed, in every format, before it answers OK", async () => {
  const s = await serving();
  const odd = {
    name: "آمنہ 🏛️",
    subject: '50% & more + ü = <b>"\\',
    message: "a\nb\n\n c\tde",
    company: "\u202eevil --b",
  };
  const fields = { ...message, ...odd };
  const sent: [string, BodyInit, string?][] = [
    [sendFormPath, formOf(fields)],
    // The client library appends ids that the form already has.
    [sendFormPath, formOf(fields, ...Object.entries({ lib_version: "4", ...contactIds }))],
    [sendFormPath, formOf({ ...fields, unknown: "x", ["__proto__"]: "x" })],
    [sendFormPath, new URLSearchParams({ ...fields, message: "a\r\nb\r\n\r\n c\td\0e" })],
    [sendPath, jsonOf({ accessToken: "x", service_id: "default_service" }, odd), json],
  ];
  for (const [path, body, type] of sent) {
    const headers = { "content-type": "text/plain; charset=UTF-8", "cache-control": "no-store" };
    const ok = { status: 200, text: "OK", headers };
    expect(await s.post(body, typeHeader(type), path)).toMatchObject(ok);
  }
  expect(await s.kept()).toMatchObject(sent.map(() => ({ ...odd, kind: "message" })));
  expect(JSON.stringify(s.logged)).not.toMatch(/example|evil/);
  // Other JSON values become text; a lone surrogate is replaced.
  const values = jsonOf({}, { subject: 13, message: true, phone: null, name: "\ud800mina" });
  await s.post(values, typeHeader(json), sendPath);
  const texts = { subject: "13", message: "true", phone: "", name: "\ufffdmina" };
  expect((await s.kept()).at(-1)).toMatchObject(texts);
});

test("the answer tells the reference, the same for what is sent twice, and the number is told nowhere", async () => {
  const s = await serving();
  const keyed = { ...message, submission_id: "a".repeat(20) };
  const [first, again] = [await s.send(keyed), await s.send(keyed)];
  const [kept] = await s.kept();
  expect(first.headers["submission-reference"]).toBe(kept?.reference);
  expect(again.headers["submission-reference"]).toBe(kept?.reference);
});

test("where it came from is kept as far as it can be true, and no reason to refuse", async () => {
  const s = await serving();
  const visits = [
    "page=/contact&start=/services&referrer=google.com&utm_source=news",
    `page=javascript:alert(1)&start=${"/a".repeat(200)}&referrer=a b&utm_source=a%0Ab&evil=1`,
    "",
  ];
  for (const page_visit of visits)
    expect(await s.send({ ...message, page_visit })).toMatchObject({ status: 200 });
  expect((await s.kept()).map(({ visit }) => visit)).toEqual([
    { page: "/contact", start: "/services", referrer: "google.com", utm_source: "news" },
    undefined,
    undefined,
  ]);
});

test("under Global Privacy Control nothing is kept of where it came from, whatever the page sends", async () => {
  const s = await serving();
  const fields = { ...message, page_visit: "page=/contact&utm_content=amina" };
  expect(await s.send(fields, { "sec-gpc": "1" })).toMatchObject({ status: 200 });
  expect((await s.kept()).map(({ visit }) => visit)).toEqual([undefined]);
});

const encoded = new Response(formOf(message));
const multipart = encoded.headers.get("content-type") ?? "";
const whole = await encoded.text();
const tooLarge = "Variables size limit. The maximum allowed variables size is 100Kb";
const fieldMessages =
  "Please enter your name\nPlease enter a valid email address\nPlease enter a subject\nPlease enter your message";
const malformed = "The multipart body is ill-formed or incomplete.";
const unsupported = /^Send a form as multipart\/form-data or /;
const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`f${i}`, ""]));
const long = "x".repeat(maxFieldBytes);
const half = "ü".repeat(maxFieldBytes / 4);
const nested = (n: number) => `${"[".repeat(n)}${"]".repeat(n)}`;

/** Body, status, text, and the content type unless fetch sets it. */
const rejected: [sent: BodyInit, status: number, text: string | RegExp, type?: string][] = [
  [formOf({ ...message, user_id: "" }), 400, "The user_id parameter is required"],
  [formOf({ user_id: "x" }), 400, "The service_id parameter is required"],
  [formOf({ user_id: "x", service_id: "x" }), 400, "The template_id parameter is required"],
  [formOf({ ...message, user_id: "x" }), 400, /^The Public Key is invalid\. .*\/account$/],
  [formOf({ ...message, service_id: "x" }), 400, /^The service ID not found\./],
  [formOf({ ...message, template_id: "x" }), 400, /^The template ID not found\./],
  [formOf({ ...contactIds, phone: "1" }), 422, fieldMessages],
  [formOf({ ...message, template_id: "application" }), 422, /^Please choose a job opening\n/],
  [formOf(message, ["email", "x"]), 400, 'The field "email" was sent more than once.'],
  [formOf(message, ["__proto__", ""], ["__proto__", ""]), 400, /"__proto__" was sent more/],
  [formOf(message, ["user_id", "x"]), 400, /"user_id" was sent more than once/],
  [formOf({ ...message, ...many }), 400, "More than 50 fields were sent."],
  [formOf({ ...message, message: long }), 413, tooLarge],
  [formOf({ ...message, subject: half, company: half }), 413, tooLarge],
  [new URLSearchParams({ ...message, phone: long }), 413, tooLarge],
  [formOf(message, ["resume", pdf]), 400, /^The field "resume" is a file; this form takes text/],
  [formOf({ ...application, full_name: pdf }), 400, /^The field "full_name" is a file/],
  [formOf(application, ["resume", pdf]), 400, /^The field "resume" is a file/],

  [nested(9), 400, "The JSON body must be an object.", json],
  ["{", 400, "The body is not well-formed JSON.", json],
  [Buffer.from([0x22, 0xff, 0x22]), 400, "The request is not UTF-8 text.", json],
  ['{"template_params": "x"}', 400, "template_params must be an object.", json],
  [jsonOf({}, { name: JSON.parse(nested(9)) }), 400, /^The parameter "name" must be text/, json],
  [jsonOf({ user_id: 13 }), 400, "The user_id parameter is required", json],
  [`{"__proto__": ${jsonOf()}}`, 400, "The user_id parameter is required", json],
  [jsonOf({}, { user_id: "x" }), 400, /"user_id" was sent more than once/, json],
  [JSON.stringify(contactIds), 422, fieldMessages, json],
  [jsonOf({}, { message: long }), 413, tooLarge, json],
  [" ".repeat(4 * maxFieldBytes), 413, tooLarge, json],

  [whole.slice(0, whole.indexOf("Amina") + 2), 400, malformed, multipart],
  [whole.slice(0, -4), 400, malformed, multipart],
  [whole, 400, malformed, "multipart/form-data; boundary=c"],
  [whole, 400, malformed, "multipart/form-data"],
  [Buffer.from([0xff]), 400, "The request is not UTF-8 text.", "application/x-www-form-urlencoded"],
  [whole, 415, unsupported, multipart.replace("form-data", "mixed")],
  [jsonOf(), 415, unsupported, "application/json; at=the-other-path"],
  [Buffer.from("x"), 415, unsupported],
];

test("rejects invalid requests with a sentence and stores nothing", async () => {
  const s = await serving();
  for (const [sent, status, text, type] of rejected) {
    const path = type === json ? sendPath : sendFormPath;
    const expected = typeof text === "string" ? text : expect.stringMatching(text);
    const answer = await s.post(sent, typeHeader(type), path);
    expect(answer).toMatchObject({ status, text: expected });
  }
  const zipped = { ...typeHeader(multipart), "content-encoding": "gzip" };
  expect((await s.post(whole, zipped)).status).toBe(415);
  expect(await s.kept()).toEqual([]);
  // The complete body is accepted; an invalid byte becomes U+FFFD, as everywhere on the platform.
  for (const body of [whole, Buffer.from(whole.replace("Amina", "Am\xefna"), "latin1")])
    await s.post(body, typeHeader(multipart));
  expect(await s.kept()).toMatchObject([{ name: "Amina Khan" }, { name: "Am\ufffdna Khan" }]);
});

test("rejects cross-site posts", async () => {
  const s = await serving();
  const [host, origin] = ["site.example", "https://site.example"];
  const cases: [number, Record<string, string>][] = [
    [403, { "sec-fetch-site": "cross-site" }],
    [403, { "sec-fetch-site": "same-site", origin: "https://other.example" }],
    [403, { host, origin: "https://evil.example" }],
    [403, { host, origin: "null" }],
    [403, { host, origin: "http://site.example:8080" }],
    [403, { host, origin: "https://site.example.evil.example" }],
    [200, {}],
    [200, { host, origin }],
    [200, { host: "site.example:443", origin }],
    [200, { host: "10.0.0.1:80", origin, "sec-fetch-site": "same-origin" }],
  ];
  for (const [status, headers] of cases)
    // JSON would need a preflight, which fails.
    for (const body of [formOf(message), new URLSearchParams(message)]) {
      const answer = await s.post(body, headers);
      expect(answer.status, JSON.stringify(headers)).toBe(status);
    }
  expect(await s.kept()).toHaveLength(2 * cases.filter(([status]) => status === 200).length);
});
