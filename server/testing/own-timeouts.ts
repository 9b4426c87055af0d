import { onTestFinished, vi } from "vitest";

/** Replaces `AbortSignal.timeout` until the test ends. @returns a function that ends the time of all who wait now */
export function ownTimeouts(): () => void {
  let controller = new AbortController();
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => controller.signal);
  onTestFinished(() => spy.mockRestore());
  return () => {
    const running = controller;
    controller = new AbortController();
    running.abort();
  };
}
