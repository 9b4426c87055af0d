import { once } from "node:events";
import { statSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Functions } from "#editor/content/worker.ts";

type Answer = { id?: number; result?: unknown; error?: string };
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** Calls a function of content/worker.ts. */
export type Call = <Name extends keyof Functions>(
  name: Name,
  ...args: Parameters<Functions[Name]>
) => ReturnType<Functions[Name]>;

/**
 * Reads and writes entries in a thread. When one of the `files` has changed, the next call gets a new one: schemas read
 * the company and the brand only once.
 */
export function startContent(files: readonly string[]) {
  let stamp = stampOf(files);
  let current = Promise.resolve(startThread());
  /** The old one first finishes: a change that it is making may yet be taken back. */
  const renewed = async (thread: Thread) => {
    if (stampOf(files) === stamp && !thread.isBroken()) return thread;
    await thread.end();
    stamp = stampOf(files);
    return startThread();
  };
  const call = async (name: string, ...args: unknown[]) => {
    current = current.then(renewed);
    const thread = await current;
    return thread.call(name, args);
  };
  return { call: call as Call };
}

type Thread = ReturnType<typeof startThread>;

/** Another one whenever a file was written; also while one cannot be read. */
const stampOf = (files: readonly string[]) => files.map(stampOfFile).join();

function stampOfFile(file: string): string {
  try {
    const { ino, mtimeMs, size } = statSync(file);
    return [ino, mtimeMs, size].join(" ");
  } catch (error) {
    return String(error);
  }
}

function startThread() {
  const worker = new Worker(new URL("../content/worker.ts", import.meta.url));
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let broken: Error | undefined;
  worker.on("message", ({ id, result, error }: Answer) => {
    const asked = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error));
    if (waiting.size === 0) worker.emit("idle");
  });
  const breakWith = (error: Error) => {
    broken ??= error;
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  };
  worker.on("error", (error) =>
    breakWith(error instanceof Error ? error : new Error(String(error))),
  );
  worker.on("exit", (code) => breakWith(new Error(`The thread ended with code ${code}`)));
  return {
    isBroken: () => broken !== undefined,
    async call(name: string, args: unknown[]) {
      if (broken) throw broken;
      count += 1;
      const id = count;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, name, args });
      return promise;
    },
    async end() {
      // What it was asked is answered, or it broke and says so to whoever asked.
      if (waiting.size > 0) await once(worker, "idle").catch(() => {});
      await worker.terminate();
    },
  };
}
