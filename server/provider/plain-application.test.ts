import { describe, expect, test } from "vitest";
import { applicationFields, applicationOutcome, maxResumeBytes } from "#contract/application.ts";
import { maxFieldBytes, sendFormPath } from "#contract/provider.ts";
import {
  applicationRetryPath,
  applicationSentPath,
  attachAgain,
  retryToken,
  selectedToken,
  statusToken,
} from "#contract/retry-page.ts";
import { loadSite } from "../site/load.ts";
import { testApp } from "../testing/app.ts";
import { applicationForm, applied, apply, pdf } from "../testing/application.ts";
import { folderOf } from "../testing/temp.ts";
import { createUploadBudget } from "./upload-budget.ts";

const navigate = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" };

const option = (value: "" | "remote" | "lahore") =>
  `<option value="${value}" data-selected="${selectedToken("location", value)["data-selected"]}">`;

const template = `<!doctype html><h1>Apply for ${retryToken("value", "job_title")}</h1>
<p id=status>${statusToken}</p>
${applicationFields.map((f) => `<input name=${f} value="${retryToken("value", f)}" aria-invalid="${retryToken("invalid", f)}"><b id=${f}>${retryToken("error", f)}</b>`).join("\n")}
<select name=location>${option("")}${option("remote")}${option("lahore")}</select>`;

const site = () =>
  loadSite(
    folderOf({
      "index.html": "home",
      "404.html": "none",
      [`${applicationRetryPath.slice(1)}/index.html`]: template,
    }),
  );

const page = async (form: FormData, changes: Parameters<typeof testApp>[0] = {}) => {
  const t = testApp({ site: site(), ...changes });
  const answer = await apply(t, form, navigate);
  return { status: answer.status, headers: answer.headers, html: await answer.text(), t };
};

test("an application posted without scripts ends on its own page", async () => {
  const { status, headers, t } = await page(applicationForm());
  expect(status).toBe(303);
  expect(headers.get("location")).toBe(applicationSentPath);
  expect(t.store.list()).toHaveLength(1);
});

describe("when it fails, the form comes back", () => {
  test("with all that was typed, and asks for the file again", async () => {
    const { status, html, t } = await page(applicationForm({ email: "nobody", github_url: "x" }));
    expect(status).toBe(422);
    expect(html).toContain("<h1>Apply for Data Scientist</h1>");
    expect(html).toContain('name=full_name value="Ayesha Khan" aria-invalid="false"');
    expect(html).toContain('name=email value="nobody" aria-invalid="true"');
    expect(html).toContain("<b id=github_url>Please enter a valid URL</b>");
    expect(html).toContain('name=resume value="Ayesha Khan.pdf" aria-invalid="true"');
    expect(html).toContain(`<b id=resume>${attachAgain}</b>`);
    expect(html).toContain("<p id=status></p>");
    expect(t.store.list()).toEqual([]);
  });

  test("a file's own fault is said in place of that", async () => {
    const file = new File(["MZ is no PDF"], "cv.pdf");
    const { html } = await page(applicationForm({}, file));
    expect(html).toContain("<b id=resume>Please attach a PDF, DOC or DOCX file</b>");
  });

  test.for([
    ["remote", "remote"],
    ["lahore", "lahore"],
    ["", ""],
    ["mars", ""],
    ['"]]"', ""],
  ])("of the locations, %j leaves %j chosen", async ([sent = "", chosen]) => {
    const { html } = await page(applicationForm({ email: "", location: sent }));
    expect([...html.matchAll(/<option value="(\w*)" selected="">/g)].map((m) => m[1])).toEqual([
      chosen,
    ]);
    expect(html).not.toContain("data-selected");
  });

  test("what was typed is text, whatever it looks like", async () => {
    const name = `"><b>[[error:resume]]</b> data-selected="[[selected:location:remote]]"`;
    const { html } = await page(applicationForm({ full_name: name, email: "" }));
    expect(html).toContain(
      'value="&quot;&gt;&lt;b&gt;[[error:resume]]&lt;/b&gt; data-selected=&quot;[[selected:location:remote]]&quot;"',
    );
  });

  test("also for a film of twenty megabytes, with the form's own words", async () => {
    const film = new File(["%PDF-", Buffer.alloc(20 * 1024 * 1024)], "film.pdf");
    const { status, html } = await page(applicationForm({}, film));
    expect(status).toBe(422);
    expect(html).toContain('name=full_name value="Ayesha Khan"');
    expect(html).toContain("<b id=resume>Please attach a file of at most 5 MB</b>");
  });

  test("a full store keeps what was typed and says when to come back", async () => {
    const store = {
      addSoon: () => {
        throw new Error("database or disk is full");
      },
    };
    const { status, html, headers } = await page(applicationForm(), { store });
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("60");
    expect(html).toContain(`<p id=status>${applicationOutcome.failed}</p>`);
    expect(html).toContain('name=full_name value="Ayesha Khan"');
    expect(html).toContain(`<b id=resume>${attachAgain}</b>`);
  });

  test("memory that is used up keeps what was typed before the file", async () => {
    const budget = createUploadBudget(maxResumeBytes);
    const file = new File(["%PDF-", Buffer.alloc(maxResumeBytes - 5)], "cv.pdf");
    const { status, html, headers, t } = await page(applicationForm({}, file), { budget });
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("10");
    expect(html).toContain('name=full_name value="Ayesha Khan"');
    expect(t.store.list()).toEqual([]);
    // What it held is free again.
    expect((await apply(t, applicationForm({}, pdf))).status).toBe(200);
  });

  test("unread, it is the form of the page it was sent from", async () => {
    const t = testApp({ site: site() });
    const post = (referer: string) =>
      t.app.request(sendFormPath, {
        method: "POST",
        body: "x",
        headers: { ...navigate, "content-type": "text/plain", referer },
      });
    const careers = await post("https://site.example/careers?job=data-scientist");
    expect(await careers.text()).toContain("Apply for");
    const contact = await post("https://site.example/contact");
    expect(await contact.text()).toContain("<h1>Contact Us</h1>");
  });

  test("too much text is a page too", async () => {
    const { status, html } = await page(
      applicationForm({ cover_letter: "x".repeat(maxFieldBytes) }),
    );
    expect(status).toBe(413);
    expect(html).toContain(applicationOutcome.failed);
  });

  test("a server without pages has a bare one, which can be sent again", async () => {
    const t = testApp();
    const answer = await apply(t, applicationForm({ email: "" }), navigate);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).not.toContain("[[");
    expect(html).toContain('<option value="lahore" selected="">');
    expect(html).toContain('enctype="multipart/form-data"');
    for (const name of [...Object.keys(applied), "resume", "template_id", "user_id"]) {
      expect(html).toContain(`name="${name}"`);
    }
  });
});
