/*
 * Proves that memory is bounded by the bytes received, however many chunks they arrive in: 60 connections
 * that send bodies byte by byte, and 60 that stall before the end of a résumé, use at most 160 MB more
 * than at rest, and other visitors are still served.
 */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { sendFormPath, sendPath } from "#contract/form-endpoint.ts";
import { headOf, resumeHead } from "#server/testing/ask.ts";
import { formOf, message } from "#server/testing/forms.ts";
import { rawConnection } from "#server/testing/serving.ts";
import { startServer } from "#tests/support/faults/server-process.ts";
import { sendRandom } from "#tests/support/faults/visitors.ts";

const connections = 60;
let clients = 0;
const maxMegabytes = 160;

/** Sends as fast as the server reads. Resolves when all is sent or the server has disconnected. */
async function send(port: number, start: string, piece: Buffer, times: number): Promise<void> {
  // Each connection has its own client address, different from the visitors' below.
  const localAddress = `127.0.0.${2 + ((clients += 1) % connections)}`;
  const { socket, closed } = await rawConnection(port, start, localAddress);
  for (let left = times; left > 0 && !socket.destroyed; left -= 1)
    if (!socket.write(piece))
      await Promise.race([closed, new Promise((drained) => socket.once("drain", drained))]);
}

/** Resident memory in MB. */
function memory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** Peak memory in MB until `work` is done. */
async function peakMemory(pid: number | undefined, work: Promise<unknown>): Promise<number> {
  let most = 0;
  let done = false;
  const finished = work.finally(() => (done = true));
  while (!done) {
    most = Math.max(most, memory(pid));
    await sleep(50);
  }
  await finished;
  return most;
}

test("60 hostile connections use at most 160 MB, and visitors are still served", async () => {
  const { port, pid, get } = await startServer();
  // Warm up, so that loading code does not count.
  for (let i = 0; i < 20; i += 1) await sendRandom(port, `Visitor ${i}`);
  const rest = memory(pid);

  const byteByByte = Buffer.from("1\r\nx\r\n".repeat(10_000));
  const chunked = "Transfer-Encoding: chunked";
  const json = headOf(chunked, { path: sendPath, type: "application/json" });
  const form = headOf(chunked);
  const opened = `${form}${resumeHead.length.toString(16)}\r\n${resumeHead}\r\n`;
  const chunks = [json, form, opened].flatMap((start) =>
    Array.from({ length: connections / 3 }, () => send(port, start, byteByByte, 60)),
  );
  const inPieces = await peakMemory(pid, Promise.all(chunks));

  const length = headOf("Content-Length: 5000000");
  const stalled = Array.from({ length: connections }, () =>
    send(port, length + resumeHead, Buffer.alloc(64 * 1024, "x"), 70),
  );
  const whole = await peakMemory(pid, Promise.all([...stalled, sleep(3000)]));
  // Stalled uploads are all that may be uploaded at once; pages and messages do not depend on it.
  expect((await get("/")).status).toBe(200);
  const init = { method: "POST", body: formOf(message) };
  expect((await fetch(`http://127.0.0.1:${port}${sendFormPath}`, init)).status).toBe(200);
  console.log(
    `At rest ${rest.toFixed(0)} MB; above it: byte by byte ${(inPieces - rest).toFixed(0)} MB, ` +
      `uploads that stop ${(whole - rest).toFixed(0)} MB`,
  );
  expect(inPieces - rest).toBeLessThan(maxMegabytes);
  expect(whole - rest).toBeLessThan(maxMegabytes);
});
