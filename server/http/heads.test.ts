import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createHeadWriter } from "./heads.ts";

function setUp() {
  vi.useFakeTimers({ now: Date.parse("2026-03-01T09:00:00.500Z"), toFake: ["Date"] });
  const byNode = vi.spyOn(ServerResponse.prototype, "writeHead");
  onTestFinished(() => {
    vi.useRealTimers();
    byNode.mockRestore();
  });
  const write = createHeadWriter();
  const headers = { "Content-Length": "2", "X-A": "b" };
  /** How often Node has made a head after one more answer. */
  function answer({ httpVersion = "1.1", keepAlive = true, of = headers } = {}) {
    const request = new IncomingMessage(new Socket());
    request.httpVersion = httpVersion;
    const response = new ServerResponse(request);
    response.shouldKeepAlive = keepAlive;
    write(request, response, of);
    expect(response.headersSent).toBe(true);
    return byNode.mock.calls.length;
  }
  return { answer, headers };
}

test("a head is made once in a second", () => {
  const { answer } = setUp();
  expect([answer(), answer(), answer()]).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(499);
  expect(answer()).toBe(1);
  vi.advanceTimersByTime(1);
  expect([answer(), answer()]).toEqual([2, 2]);
});

test("other headers are another head", () => {
  const { answer, headers } = setUp();
  const others = { ...headers };
  expect([answer(), answer({ of: others }), answer({ of: others }), answer()]).toEqual([
    1, 2, 2, 2,
  ]);
});

test("connections that end are told so each time, and no other is", () => {
  const { answer } = setUp();
  expect([answer({ keepAlive: false }), answer({ httpVersion: "1.0" }), answer()]).toEqual([
    1, 2, 3,
  ]);
  expect([answer(), answer({ keepAlive: false }), answer({ httpVersion: "1.0" })]).toEqual([
    3, 4, 5,
  ]);
});
