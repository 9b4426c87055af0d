import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { submissionField } from "#contract/guards.ts";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { application, formOf, message } from "#server/testing/forms.ts";
import { digest, type Sent } from "./visitors.ts";

// As long as the page tries again (src/islands/forms/post-again.ts).
const triesMs = 60_000;

type Load = {
  /** The servers; each visitor takes any, and another one after a failure. */
  ports: () => readonly number[];
  acknowledged: Sent[];
  /** Everything that was sent, acknowledged or not. */
  sent: Sent[];
  /** Statuses. */
  refused: number[];
};

/** Sends random messages and applications, each with its key and again until it is acknowledged, until told to stop. */
export function startVisitors(count: number, { ports, acknowledged, sent, refused }: Load) {
  let stopped = false;

  async function post(port: number, body: FormData): Promise<boolean> {
    try {
      const url = `http://127.0.0.1:${port}${sendFormPath}`;
      const answer = await fetch(url, { method: "POST", body });
      await answer.text(); // acknowledged only once read completely
      if (answer.status === 200) return true;
      refused.push(answer.status);
    } catch {
      // Its server was killed.
    }
    return false;
  }

  async function visit(visitor: number): Promise<void> {
    for (let i = 0; !stopped; i += 1) {
      const name = `visitor-${visitor}-${i}`;
      const file = randomInt(10) < 3 ? Buffer.from(`%PDF-1.7\n${name}`) : undefined;
      const text = file ? "" : `x${randomBytes(randomInt(1, 3000)).toString("base64")}x`;
      const one = { name, text, file: file && digest(file) };
      const key = { [submissionField]: randomBytes(12).toString("hex") };
      sent.push(one);
      const until = Date.now() + triesMs;
      while (Date.now() < until) {
        const all = ports();
        const body = file
          ? formOf({ ...application, ...key, full_name: name, resume: new File([file], "cv.pdf") })
          : formOf({ ...message, ...key, name, message: text });
        if (await post(all[randomInt(all.length)] ?? 0, body)) {
          acknowledged.push(one);
          break;
        }
        await wait(100);
      }
      await wait(randomInt(30));
    }
  }

  const visits = Array.from({ length: count }, (_, visitor) => visit(visitor));
  return async () => {
    stopped = true;
    await Promise.all(visits);
  };
}
