import { expect, test } from "vitest";
import { checkSender } from "./check-sender.ts";

/** A resolver that knows these records, or fails with a code. */
const resolver = (records: Record<string, string[] | string>, isLocal = false) => ({
  async resolveNs() {
    if (isLocal) throw Object.assign(new Error("com"), { code: "ENOTFOUND" });
    return ["a.gtld-servers.net"];
  },
  async resolveTxt(name: string) {
    const found = records[name] ?? "ENOTFOUND";
    if (typeof found === "string") throw Object.assign(new Error(name), { code: found });
    // As long records arrive.
    return found.map((text) => [text.slice(0, 9), text.slice(9)]);
  },
});
const states = async (records: Record<string, string[] | string>, selector?: string) =>
  (await checkSender("site@mail.example.com", selector, resolver(records))).map(
    ({ state }) => state,
  );

const spf = { "mail.example.com": ["v=spf1 include:mail.example -all", "other"] };
const dmarc = { "_dmarc.example.com": ["v=DMARC1; p=none"] };
const dkim = { "key._domainkey.mail.example.com": ["v=DKIM1; k=rsa; p=MIIB"] };

test("the records of a sender's domain, DMARC's also of the domain above it", async () => {
  expect(await states({ ...spf, ...dmarc, ...dkim }, "key")).toEqual(["good", "good", "good"]);
  expect(await states({ ...spf, ...dmarc })).toEqual(["good", "good", "note"]);
});

test("missing, double and withdrawn records are found", async () => {
  const empty = { "mail.example.com": "ENODATA" };
  expect(await states(empty, "key")).toEqual(["wrong", "wrong", "wrong"]);
  const double = {
    "mail.example.com": ["v=spf1 -all", "v=spf1 mx -all"],
    "_dmarc.mail.example.com": ["v=DMARC1; p=none", "v=DMARC1; p=reject"],
    "key._domainkey.mail.example.com": ["v=DKIM1; p="],
  };
  expect(await states(double, "key")).toEqual(["wrong", "wrong", "wrong"]);
});

test("a domain that does not exist is found", async () => {
  expect(await states({}, "key")).toEqual(["wrong"]);
});

test("a network of its own does not know whether a domain exists", async () => {
  const findings = await checkSender("a@example.com", undefined, resolver({}, true));
  expect(findings.map(({ state }) => state)).toEqual(["note"]);
});

test("DNS that does not answer is nobody's mistake", async () => {
  const silent = {
    "mail.example.com": "ETIMEOUT",
    "_dmarc.mail.example.com": "ESERVFAIL",
    "key._domainkey.mail.example.com": "ECONNREFUSED",
  };
  expect(await states(silent, "key")).toEqual(["note", "note", "note"]);
});
