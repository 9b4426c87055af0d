import { describe, expect, test } from "vitest";
import { maxFieldBytes, sendFormPath } from "#contract/provider.ts";
import { securityHeaders } from "../site/headers.ts";
import { formOf, ids, sendForm, testApp, typed } from "../testing/app.ts";

const all = { ...typed, ...ids, lib_version: "4.4.1" };

describe("a message as the client library sends it", () => {
  test("is stored before the answer says OK", async () => {
    const t = testApp();
    const answer = await sendForm(t, all);
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(t.store.list()).toMatchObject([
      { ...typed, number: 1, receivedAt: "2026-03-01T09:00:00.000Z" },
    ]);
  });

  test("keeps letters of any script and gives newlines back as they were typed", async () => {
    const t = testApp();
    await sendForm(t, { ...all, name: "آمنہ 🏛️", message: "a\r\nb" });
    expect(t.store.get(1)).toMatchObject({ name: "آمنہ 🏛️", message: "a\nb" });
  });

  test("may be urlencoded", async () => {
    const t = testApp();
    const body = new URLSearchParams({ ...all, subject: "50% & more + ü" });
    const answer = await t.app.request(sendFormPath, { method: "POST", body });
    expect(answer.status).toBe(200);
    expect(t.store.get(1)).toMatchObject({ subject: "50% & more + ü" });
  });

  test("may name the ids twice, if both times the same", async () => {
    const t = testApp();
    const form = formOf(all);
    form.append("user_id", ids.user_id);
    expect((await t.app.request(sendFormPath, { method: "POST", body: form })).status).toBe(200);
    form.append("user_id", "another");
    expect((await t.app.request(sendFormPath, { method: "POST", body: form })).status).toBe(400);
  });

  test("counts towards nothing else: unknown fields are ignored", async () => {
    const t = testApp();
    expect((await sendForm(t, { ...all, "g-recaptcha-response": "x" })).status).toBe(200);
  });
});

const without = (field: string) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== field));

describe("a refusal says why and stores nothing", () => {
  const cases: [string, Record<string, string>, number, RegExp][] = [
    ["no public key", without("user_id"), 400, /user_id parameter is required/],
    ["empty service id", { ...all, service_id: "" }, 400, /service_id parameter is required/],
    ["no template id", without("template_id"), 400, /template_id parameter is required/],
    [
      "wrong public key",
      { ...all, user_id: "x" },
      400,
      /^The Public Key is invalid\. .*\/account$/,
    ],
    ["wrong service id", { ...all, service_id: "x" }, 400, /^The service ID not found\./],
    ["wrong template id", { ...all, template_id: "x" }, 400, /^The template ID not found\./],
    ["a rule of the form", { ...all, name: " " }, 422, /^Please enter your name$/],
    [
      "all rules at once",
      { ...ids, phone: "1" },
      422,
      /^Please enter your name\nPlease enter a valid email address\nPlease enter a subject\nPlease enter your message$/,
    ],
    ["a forbidden name", { ...all, ["__proto__"]: "x" }, 400, /__proto__/],
    ["too many bytes", { ...all, message: "x".repeat(maxFieldBytes) }, 413, /size limit/],
    [
      "too many fields",
      { ...all, ...Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`f${i}`, ""])) },
      400,
      /More than 50 fields/,
    ],
  ];
  test.for(cases)("%s", async ([, fields, status, text]) => {
    const t = testApp();
    const form = new FormData();
    for (const name of Object.keys(fields)) form.append(name, fields[name] ?? "");
    if (Object.hasOwn(fields, "__proto__")) form.append("__proto__", "x");
    const answer = await t.app.request(sendFormPath, { method: "POST", body: form });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(text);
    expect(t.store.list()).toEqual([]);
  });

  test("a repeated field", async () => {
    const t = testApp();
    const form = formOf(all);
    form.append("email", "other@example.org");
    const answer = await t.app.request(sendFormPath, { method: "POST", body: form });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      'The field "email" was sent more than once.',
    ]);
    expect(t.store.list()).toEqual([]);
  });

  test("a file in place of text", async () => {
    const t = testApp();
    const form = formOf(all);
    form.append("attachment", new File([Buffer.from([0xff, 0])], "x.bin"));
    const answer = await t.app.request(sendFormPath, { method: "POST", body: form });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/"attachment" is a file/);
  });
});

const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const whole = Buffer.from(
  `${Object.entries(all)
    .map(([n, v]) => part(n, v))
    .join("")}--b--\r\n`,
);
const multipart = "multipart/form-data; boundary=b";

describe("a body that cannot be read", () => {
  const latin1 = Buffer.from(whole.toString().replace("Amina", "Am\xefna"), "latin1");
  const bodies: [string, Uint8Array<ArrayBuffer> | string, string, number][] = [
    ["cut inside a value", whole.subarray(0, whole.indexOf("Amina") + 2), multipart, 400],
    ["cut before the last boundary", whole.subarray(0, -9), multipart, 400],
    ["without its closing dashes", whole.subarray(0, -4), multipart, 400],
    ["another boundary", whole, "multipart/form-data; boundary=c", 400],
    ["no boundary", whole, "multipart/form-data", 400],
    ["garbage", "garbage", multipart, 400],
    ["empty", "", multipart, 400],
    ["bytes that are not UTF-8", latin1, multipart, 400],
    ["a broken escape", "name=%zz", "application/x-www-form-urlencoded", 400],
    ["an escape that is not UTF-8", "name=%ff", "application/x-www-form-urlencoded", 400],
    ["JSON", "{}", "application/json", 415],
    ["no type", "x", "", 415],
  ];
  test.for(bodies)("%s", async ([, body, type, status]) => {
    const t = testApp();
    const headers = { "content-type": type };
    const answer = await t.app.request(sendFormPath, { method: "POST", body, headers });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/\.$/);
    expect(t.store.list()).toEqual([]);
  });

  test("the same body whole is taken", async () => {
    const t = testApp();
    const headers = { "content-type": multipart };
    const answer = await t.app.request(sendFormPath, { method: "POST", body: whole, headers });
    expect(answer.status).toBe(200);
  });

  test("a compressed one is not", async () => {
    const headers = { "content-type": multipart, "content-encoding": "gzip" };
    const answer = await testApp().app.request(sendFormPath, {
      method: "POST",
      body: whole,
      headers,
    });
    expect(answer.status).toBe(415);
  });
});

describe("other methods", () => {
  test.for(["GET", "PUT", "DELETE", "PATCH", "HEAD"])("%s", async (method) => {
    const answer = await testApp().app.request(sendFormPath, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
  });

  test("a preflight finds no permission", async () => {
    const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
    const answer = await testApp().app.request(sendFormPath, { method: "OPTIONS", headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

test("a store that cannot write is a 503, with the detail in the log only", async () => {
  const store = {
    addSoon: () => {
      throw new Error("database or disk is full");
    },
  };
  const t = testApp({ store });
  const answer = await sendForm(t, all);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await answer.text()).not.toMatch(/disk/);
  expect(t.logged.errors.join()).toMatch(/disk is full/);
});

test("the log holds neither what was typed nor the query", async () => {
  const t = testApp();
  await t.app.request(`${sendFormPath}?email=${typed.email}`, {
    method: "POST",
    body: formOf(all),
  });
  expect(t.logged.requests).toEqual([{ method: "POST", path: sendFormPath, status: 200, ms: 0 }]);
});

test("OK has the headers of every answer, and more where the visitor came by TLS", async () => {
  const t = testApp({ config: { trustedHeader: "x-forwarded-for" } });
  const [plain, tls] = [
    await sendForm(t),
    await sendForm(t, undefined, { "x-forwarded-proto": "https" }),
  ];
  for (const [answer, connection] of [
    [plain, { tls: false }],
    [tls, { tls: true }],
  ] as const) {
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual(
      Object.fromEntries(
        new Headers({
          "Content-Type": "text/plain; charset=utf-8",
          "Cache-Control": "no-store",
          ...securityHeaders(connection),
        }),
      ),
    );
  }
  expect(tls.headers.has("strict-transport-security")).toBe(true);
});
