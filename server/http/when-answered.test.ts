import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/patience.ts";
import { rawConnection } from "#server/testing/serving.ts";
import { listen } from "./server.ts";
import { whenAnswered } from "./when-answered.ts";

/** A server whose answers have this many bytes. @returns how many were answered */
async function counting(bytes: number) {
  const counts = { requests: 0, answered: 0 };
  const server = createServer((request, response) => {
    counts.requests += 1;
    whenAnswered(request, response, () => (counts.answered += 1));
    response.end(Buffer.alloc(bytes));
  });
  onTestFinished(() => void server.close());
  return { counts, port: await listen(server, 0, "127.0.0.1") };
}
const request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

test("an answer is over when it was sent, also if the connection stays open", async () => {
  const { counts, port } = await counting(5);
  const { socket } = await rawConnection(port, request);
  await eventually(() => expect(counts.answered).toBe(1));
  socket.destroy();
});

test("answers to a reader that stops are over when the connection closes, waiting ones too", async () => {
  const { counts, port } = await counting(20e6);
  const { socket } = await rawConnection(port, request.repeat(3));
  socket.pause();
  await eventually(() => expect(counts.requests).toBe(3));
  expect(counts.answered).toBe(0);
  socket.destroy();
  await eventually(() => expect(counts.answered).toBe(3));
});
