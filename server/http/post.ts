import { oneLine } from "#server/one-line.ts";

export type Answer = {
  status: number;
  /** Its first 16 kB. */
  text: string;
};

type PostOptions = {
  headers: Record<string, string>;
  body: string;
  /** For everything, the name's look-up included. */
  timeoutMs: number;
  signal: AbortSignal;
};

const longestAnswer = 16 * 1024;

/**
 * Posts once: no redirect is followed. Whoever runs the server has written the address, so it may be of a network of theirs.
 * @returns whatever it answers, errors too
 * @throws why there is no answer
 */
export async function post(url: URL, options: PostOptions): Promise<Answer> {
  const { body, timeoutMs } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([options.signal, timeout]);
  const headers = { "User-Agent": "website", ...options.headers };
  try {
    const answer = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
    // Taken is taken, however its text ends.
    const text = await startOf(answer).catch((error: unknown) => {
      if (answer.ok) return "";
      throw error;
    });
    return { status: answer.status, text };
  } catch (error) {
    // Of fetch itself it is "fetch failed", and of several addresses that all fail there is a code only.
    const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    const reason = timeout.aborted ? `no answer within ${timeoutMs / 1000} seconds` : message;
    throw new Error(oneLine(reason, 200) || code, { cause: error });
  }
}

async function startOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let left = longestAnswer;
  for await (const part of body ?? []) {
    parts.push(part.subarray(0, left));
    left -= part.length;
    if (left <= 0) break; // which ends the connection
  }
  return Buffer.concat(parts).toString();
}
