import { expect, onTestFinished, test, vi } from "vitest";
import { stalledSeconds } from "#contract/form-endpoint.ts";
import { readFile } from "./payload.ts";

test("a file in a cloud that does not come is given up", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const file = new File(["x"], "cv.pdf");
  file.arrayBuffer = () => new Promise(() => {});
  const data = new FormData();
  data.set("resume", file);
  const isRead = readFile(data, "resume");
  await vi.advanceTimersByTimeAsync(stalledSeconds * 1000);
  expect(await isRead).toBe(false);
});
