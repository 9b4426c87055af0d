/*
 * Proves that an application of 5 MB arrives over a connection of 256 kbit/s, in 160 seconds, and that
 * a stalled upload is disconnected.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { headOf } from "#server/testing/ask.ts";
import { rawConnection } from "#server/testing/serving.ts";
import { submissionsIn, openedStore } from "#server/testing/store.ts";
import { application, formOf } from "#server/testing/forms.ts";
import { startServer } from "#tests/support/faults/server-process.ts";

const bytesPerSecond = 256_000 / 8;
const resumeBytes = 5_000_000;

/** Posts the application over a slow connection. @param stopsAt fraction of the body after which it stalls */
async function upload(port: number, resume: Buffer<ArrayBuffer>, stopsAt = 1) {
  const file = new File([resume], "cv.pdf");
  const request = new Response(formOf({ ...application, resume: file }));
  const body = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get("content-type") ?? "";
  const head = headOf(`Connection: close\r\nContent-Length: ${body.length}`, { type });
  const { socket, text, closed } = await rawConnection(port, head);
  const started = performance.now();
  const end = Math.floor(body.length * stopsAt);
  for (let at = 0; at < end;) {
    await sleep(100);
    // What is due by now, however late a busy machine wakes the test.
    const due = Math.floor(((performance.now() - started) * bytesPerSecond) / 1000);
    socket.write(body.subarray(at, Math.min(due, end)));
    at = due;
  }
  return { text, closed };
}

test("a slow upload of a resume arrives, and a stalled one is disconnected", async () => {
  const { dataDir, port } = await startServer();
  const resume = Buffer.concat([Buffer.from("%PDF-1.7 "), Buffer.alloc(resumeBytes, "x")]);
  const [whole, stopped] = await Promise.all([
    upload(port, resume),
    upload(port, resume.subarray(0, 100_000), 0.5),
  ]);
  await whole.closed;
  expect(whole.text()).toContain("200 OK");
  await stopped.closed;
  expect(stopped.text()).not.toContain("200 OK");
  const { store } = openedStore(dataDir);
  expect(await submissionsIn(store)).toHaveLength(1);
  expect(resume.equals((await store.resume(1))?.bytes ?? Buffer.alloc(0))).toBe(true);
});
