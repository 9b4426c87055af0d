import { describe, expect, test } from "vitest";
import { contactFields, contactOutcome } from "#contract/contact.ts";
import { maxFieldBytes, sendFormPath } from "#contract/provider.ts";
import { retryToken, sentPagePath, statusToken } from "#contract/retry-page.ts";
import { loadSite } from "../site/load.ts";
import { ids, sendForm, testApp, typed } from "../testing/app.ts";
import { folderOf } from "../testing/temp.ts";

const whole = { ...typed, ...ids };
const navigate = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" };

const template = `<!doctype html><p id=status>${statusToken}</p>
${contactFields.map((f) => `<input name=${f} value="${retryToken("value", f)}" aria-invalid="${retryToken("invalid", f)}"><b id=${f}>${retryToken("error", f)}</b>`).join("\n")}
<textarea>${retryToken("value", "message")}</textarea>
<script>const untouched = "${retryToken("value", "name")}";</script>`;

const siteWith = (path: string) =>
  loadSite(folderOf({ "index.html": "home", "404.html": "none", [path]: template }));

describe("a form posted without scripts", () => {
  test("ends on the page that says thank you", async () => {
    const t = testApp();
    const answer = await sendForm(t, whole, navigate);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(sentPagePath);
    expect(t.store.list()).toHaveLength(1);
  });

  test("is known by what it accepts, in browsers without Sec-Fetch-Mode", async () => {
    const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
    expect((await sendForm(testApp(), whole, { accept })).status).toBe(303);
    const script = { accept, "sec-fetch-mode": "cors" };
    expect((await sendForm(testApp(), whole, script)).status).toBe(200);
  });
});

describe("when it fails, the form comes back", () => {
  test.for(["contact/retry/index.html", "contact/retry.html"])("from %s", async (path) => {
    const t = testApp({ site: siteWith(path) });
    const answer = await sendForm(t, { ...whole, email: "nobody", subject: "" }, navigate);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain('name=name value="Amina Khan" aria-invalid="false"');
    expect(html).toContain('name=email value="nobody" aria-invalid="true"');
    expect(html).toContain("<b id=email>Please enter a valid email address</b>");
    expect(html).toContain("<b id=subject>Please enter a subject</b>");
    expect(html).toContain("<p id=status></p>");
    expect(t.store.list()).toEqual([]);
  });

  test("what was typed is text, whatever it looks like", async () => {
    const t = testApp({ site: siteWith("contact/retry.html") });
    const name = `"><script>alert(1)</script>'&${retryToken("error", "subject")}$&`;
    const answer = await sendForm(
      t,
      { ...whole, name, subject: "", message: "\nindented" },
      navigate,
    );
    const html = await answer.text();
    const escaped =
      "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;[[error:subject]]$&amp;";
    expect(html).toContain(`value="${escaped}"`);
    expect(html).toContain("<textarea>\n\nindented</textarea>");
    expect(html).toContain(`const untouched = "${retryToken("value", "name")}";`);
  });

  test("its policy allows the script that the page was built with", async () => {
    const t = testApp({ site: siteWith("contact/retry.html") });
    const answer = await sendForm(t, { ...whole, name: "" }, navigate);
    expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
  });

  test("any other failure says so above the form", async () => {
    const t = testApp({ site: siteWith("contact/retry.html") });
    const answer = await sendForm(t, { ...whole, message: "x".repeat(maxFieldBytes) }, navigate);
    expect(answer.status).toBe(413);
    const status = contactOutcome.failed.replaceAll("'", "&#39;");
    expect(await answer.text()).toContain(`<p id=status>${status}</p>`);
  });

  test("a full store keeps what was typed and says 503", async () => {
    const store = {
      addSoon: () => {
        throw new Error("full");
      },
    };
    const t = testApp({ store, site: siteWith("contact/retry.html") });
    const answer = await sendForm(t, whole, navigate);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('value="Amina Khan"');
  });

  test("a server without pages has a bare one", async () => {
    const answer = await sendForm(testApp(), { ...whole, subject: "" }, navigate);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('value="Amina Khan"');
    expect(html).toContain("Please enter a subject");
    expect(html).not.toContain("[[");
  });

  test("an unreadable form is a page too", async () => {
    const headers = { ...navigate, "content-type": "text/plain" };
    const answer = await testApp().app.request(sendFormPath, {
      method: "POST",
      body: "x",
      headers,
    });
    expect(answer.status).toBe(415);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
  });
});

describe("posts in a visitor's name from elsewhere", () => {
  const refused: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    { "sec-fetch-site": "same-site", origin: "https://other.example" },
    { origin: "https://evil.example", host: "site.example" },
    { origin: "null", host: "site.example" },
    { origin: "http://site.example:8080", host: "site.example" },
  ];
  test.for(refused)("refused: %o", async (headers) => {
    const t = testApp();
    expect((await sendForm(t, whole, headers)).status).toBe(403);
    expect(t.store.list()).toEqual([]);
  });

  const taken: Record<string, string>[] = [
    {},
    { origin: "https://site.example", host: "site.example" },
    { origin: "https://site.example", host: "site.example:443" },
    { "sec-fetch-site": "same-origin", origin: "https://site.example", host: "10.0.0.1:3000" },
  ];
  test.for(taken)("taken: %o", async (headers) => {
    expect((await sendForm(testApp(), whole, headers)).status).toBe(200);
  });
});
