import { expect, test } from "vitest";
import { sentenceOf } from "#contract/causes.ts";
import * as english from "#contract/sentences/en.ts";
import * as german from "#contract/sentences/de.ts";
import { maxFieldBytes } from "#contract/form-endpoint.ts";
import { retryToken } from "#contract/retry-page.ts";
import { headOf, resumeHead } from "#server/testing/ask.ts";
import { eventually } from "#tests/support/patience.ts";
import { retryPages } from "#server/testing/built-pages.ts";
import { application, formOf, message } from "#server/testing/forms.ts";
import { rawConnection, serving } from "#server/testing/serving.ts";

const navigate = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" };

const withPages = async (more = {}) => serving({ site: await retryPages(), ...more });

test("redirects to a page after success with the reference, so that a reload sends nothing", async () => {
  const s = await withPages();
  const html = "text/html,application/xhtml+xml,*/*;q=0.8";
  const cases: [FormData | URLSearchParams, Record<string, string>, number, string?][] = [
    [formOf(message), navigate, 303, "/contact/sent?reference="],
    [formOf(application), navigate, 303, "/careers/sent?reference="],
    // Browsers without Sec-Fetch-Mode are recognized by Accept.
    [formOf(message), { accept: html }, 303, "/contact/sent?reference="],
    [formOf(message), { accept: html, "sec-fetch-mode": "cors" }, 200],
  ];
  for (const [body, headers, status, location] of cases) {
    const answer = await s.post(body, headers);
    const reference = (await s.kept()).at(-1)?.reference;
    const led = location && location + reference;
    expect([answer.status, answer.headers.location]).toEqual([status, led]);
  }
  expect(await s.kept()).toHaveLength(cases.length);
});

test("everything that visitors read is in the language of the site", async () => {
  const s = await serving({ site: await retryPages("", german) });
  const { forms } = german;
  const invalid = await s.send({ ...message, name: "", email: "x" }, navigate);
  for (const said of [forms.name, forms.email]) expect(invalid.text).toContain(said);
  const noResume = await s.send({ ...application, resume: "" }, navigate);
  expect(noResume.text).toContain(forms.resume);
  const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  expect((await s.send(message, { ...navigate, ...foreign })).text).toBe(forms.foreign);
});

test("lists what to correct, each with a link to its field, in the order of the page", async () => {
  const s = await withPages();
  const links = (text: string) =>
    [...text.matchAll(/<li><a href="#(\w+)">([^<]+)<\/a><\/li>/g)].map((it) => it.slice(1));
  const wrong = { ...message, subject: " ", email: "x", name: "" };
  const { text } = await s.send(wrong, navigate);
  expect(links(text)).toEqual([
    ["name", english.forms.name],
    ["email", english.forms.email],
    ["subject", english.forms.subject],
  ]);
  expect(text).toContain(`<p id=status>${english.forms.marked}</p>`);
  const noLocation = await s.send({ ...application, email: "x" }, navigate);
  expect(links(noLocation.text)).toEqual([
    ["email", english.forms.email],
    ["resume", english.forms.resumeAgain],
  ]);
});

test("escapes what was typed, tokens and markup included", async () => {
  const s = await withPages();
  const odd = `"><script>'&${retryToken("error", "subject")}$& data-selected="[[selected:location:remote]]"`;
  const typed = { name: odd, subject: "", message: "\nindented </textarea>" };
  const { text } = await s.send({ ...message, ...typed }, navigate);
  const escaped =
    'value="&quot;&gt;&lt;script&gt;&#39;&amp;[[error:subject]]$&amp; data-selected=&quot;[[selected:location:remote]]&quot;"';
  expect(text).toContain(escaped);
  expect(text).toContain("<textarea>\n\r\nindented &lt;/textarea&gt;</textarea>");
  for (const [location, chosen] of Object.entries({ remote: "remote", "": "", '"]]"': "" })) {
    const { text } = await s.send({ ...application, email: "", location }, navigate);
    const options = [...text.matchAll(/<option value="(\w*)" selected="">/g)];
    expect(options.map(([, value]) => value)).toEqual([chosen]);
    expect(text).not.toContain("data-selected");
  }
});

test("what was typed with a file that has to wait is in the form again", async () => {
  const s = await withPages();
  const start = `${headOf("Content-Length: 5000000")}${resumeHead}%PDF-${"x".repeat(100_000)}`;
  await Promise.all([1, 2].map(() => rawConnection(s.port, start)));
  await eventually(async () => {
    const { cover_letter: text = "I build things.", resume, ...first } = application;
    const answer = await s.post(formOf({ ...first, resume, cover_letter: text }), navigate);
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "10"]);
    expect(answer.text).toContain(text);
    expect(answer.text).toContain(sentenceOf("uploadsFull"));
  });
});

test("reports other errors above the form and keeps what was typed", async () => {
  const s = await withPages({ env: { RATE_LIMIT: "4/9" } });
  const full = await withPages({ env: { MIN_FREE_MB: "200" }, freeBytes: () => 0 });
  const long = "x".repeat(maxFieldBytes);
  const resume = new File(["%PDF-", Buffer.alloc(20 * 1024 * 1024)], "film.pdf");
  const failed =
    /<p id=status>(?:Sorry, there was|There was) an error .* again(?: later)?\. .*(?:email|again).*<\/p>/;
  const tooMuch = sentenceOf("tooLarge");
  // The hour began with the first message, seconds ago.
  const hour = expect.stringMatching(/^3(?:600|5\d\d)$/);
  const cases: [typeof s, BodyInit, number, RegExp | string, unknown?][] = [
    [s, formOf({ ...application, resume }), 422, "<b id=resume>Please attach a file of at most 5"],
    [s, formOf({ ...application, cover_letter: long }), 413, tooMuch],
    [s, new URLSearchParams({ ...message, phone: long }), 413, tooMuch],
    [s, formOf({ ...message, user_id: "x" }), 400, failed],
    [full, formOf(message), 503, failed, hour],
    [full, formOf(application), 503, failed, hour],
  ];
  for (const [to, form, status, pattern, wait] of cases) {
    const answer = await to.post(form, navigate);
    expect([answer.status, answer.headers["retry-after"]]).toEqual([status, wait]);
    expect(answer.text).toMatch(pattern);
    expect(answer.text).toMatch(/name=(?:full_)?name value="\w+ \w+"/);
  }
  // Above the limit a text is enough.
  const over = await s.post(formOf(message), navigate);
  expect([over.status, over.headers["retry-after"]]).toEqual([429, hour]);
  expect(over.text).toBe(sentenceOf("rateLimited"));
});
