import { expect, test } from "vitest";
import { maxFieldBytes, sendPath } from "#contract/provider.ts";
import { ids, testApp, typed } from "../testing/app.ts";

const good = { ...ids, template_params: typed, lib_version: "4.4.1", accessToken: "ignored" };

async function send(body: unknown, type = "application/json; charset=utf-8") {
  const t = testApp();
  const answer = await t.app.request(sendPath, {
    method: "POST",
    body:
      typeof body === "string" || body instanceof Uint8Array
        ? Buffer.from(body)
        : JSON.stringify(body),
    headers: { "content-type": type },
  });
  return { status: answer.status, text: await answer.text(), stored: t.store.list() };
}

const params = (changes: object) => ({ ...good, template_params: { ...typed, ...changes } });

test("the JSON variant stores the same message", async () => {
  const { status, text, stored } = await send(good);
  expect([status, text]).toEqual([200, "OK"]);
  expect(stored).toMatchObject([typed]);
});

test("numbers and booleans become text, null nothing", async () => {
  const { status, stored } = await send(params({ subject: 13, message: true, phone: null }));
  expect(status).toBe(200);
  expect(stored).toMatchObject([{ subject: "13", message: "true", phone: "" }]);
});

test("half a character becomes a replacement character", async () => {
  const { stored } = await send(JSON.stringify(good).replace("Amina", "\\ud800mina"));
  expect(stored).toMatchObject([{ name: "\ufffdmina Khan" }]);
});

test("default_service means the only one there is", async () => {
  expect((await send({ ...good, service_id: "default_service" })).status).toBe(200);
});

const cases: [string, unknown, number, RegExp][] = [
  ["not JSON", "{", 400, /well-formed JSON/],
  ["no object", "[]", 400, /must be an object/],
  ["null", "null", 400, /must be an object/],
  ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), 400, /UTF-8/],
  ["params that are no object", { ...good, template_params: "x" }, 400, /template_params/],
  ["a list in a field", params({ name: ["x"] }), 400, /"name" must be text/],
  ["deep nesting", `${"[".repeat(50_000)}${"]".repeat(50_000)}`, 400, /must be an object/],
  [
    "deep nesting in a field",
    params({ name: JSON.parse(`${"[".repeat(999)}${"]".repeat(999)}`) }),
    400,
    /text/,
  ],
  ["a key that is no text", { ...good, user_id: 13 }, 400, /user_id parameter is required/],
  ["a wrong key", { ...good, user_id: "13" }, 400, /Public Key is invalid/],
  ["an id among the params", params({ user_id: "other" }), 400, /more than once/],
  ["the form's rules", params({ email: "amina" }), 422, /^Please enter a valid email address$/],
  ["no params", ids, 422, /^Please enter your name\n/],
  ["too much text", params({ message: "x".repeat(maxFieldBytes) }), 413, /size limit/],
  ["too large a body", " ".repeat(4 * maxFieldBytes), 413, /size limit/],
  [
    "__proto__",
    JSON.stringify(params({ x: "" })).replace('"x":', '"__proto__":'),
    400,
    /__proto__/,
  ],
];
test.for(cases)("refused: %s", async ([, body, expected, sentence]) => {
  const { status, text, stored } = await send(body);
  expect(text).toMatch(sentence);
  expect(status).toBe(expected);
  expect(stored).toEqual([]);
});

test("a form posted here is 415", async () => {
  expect((await send("a=b", "application/x-www-form-urlencoded")).status).toBe(415);
});
