import { expect, test } from "vitest";
import { isFinal, reason } from "./failure.ts";

const fault = (more: object) => Object.assign(new Error("no"), more);

test.for([
  ["a receiver that does not exist", fault({ responseCode: 550, command: "RCPT TO" }), true],
  ["content that is refused", fault({ responseCode: 554, command: "DATA" }), true],
  ["too large for that server", fault({ code: "EMESSAGE", command: "MAIL FROM" }), true],
  ["a mailbox that is busy", fault({ responseCode: 450, command: "RCPT TO" }), false],
  ["content put off", fault({ responseCode: 451, code: "EMESSAGE", command: "DATA" }), false],
  ["a password that is refused", fault({ responseCode: 535, code: "EAUTH" }), false],
  ["a greeting that sends us away", fault({ responseCode: 554, command: "CONN" }), false],
  ["no connection", fault({ code: "ESOCKET", command: "CONN" }), false],
  ["a fault of ours", new TypeError("undefined is not a function"), false],
  ["something thrown that is no error", "no", false],
] as const)("%s: %s", ([, error, final]) => {
  expect(isFinal(error)).toBe(final);
});

test("a reason is one line of bounded length", () => {
  expect(reason(new Error("550 5.1.1\r\nno such user"))).toBe("550 5.1.1 no such user");
  expect(reason("x".repeat(1000))).toHaveLength(300);
});
