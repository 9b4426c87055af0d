/*
 * Proves that nothing a stranger can send makes the server fail: thousands of malformed, truncated
 * and hostile requests, by chance but the same for the same seed, against the real process. No
 * answer says 5xx, the process lives on, its memory does not grow, every connection is ended, and
 * exactly what was acknowledged is stored.
 */
import { expect, test } from "vitest";
import { openedStore } from "../../server/testing/store.ts";
import { tempDir } from "../../server/testing/temp.ts";
import { amount, patience, seededRandom } from "./support/form.ts";
import { hostileRequest, type HostileRequest } from "./support/hostile/requests.ts";
import { exchange, type Exchange } from "./support/raw.ts";
import { startServer } from "./support/server-process.ts";

const requests = amount(1500, 10_000);
const atOnce = 16;

// Before the first look at the memory: code is compiled and caches are filled once.
const warmUp = amount(500, 2500);
const mostGrowth = 50 * 1024 * 1024;

type Finding = HostileRequest & Exchange;

test(
  "hostile requests get no 5xx, do not grow the memory and store nothing unsaid",
  async () => {
    const random = seededRandom();
    const dir = tempDir();
    const server = await startServer({ DATA_DIR: dir });
    let acknowledged = 0;
    const faults: Finding[] = [];

    async function send(count: number, name: string): Promise<void> {
      let sent = 0;
      async function work() {
        while (sent < count) {
          sent += 1;
          const request = hostileRequest(random, `${name} ${sent}`);
          const answer = await exchange(server.port, request.pieces);
          acknowledged += acknowledgements(answer);
          const failed = answer.statuses.some((status) => status >= 500);
          if (failed || answer.silent) faults.push({ ...request, ...answer });
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work));
    }

    await send(warmUp, "warm-up");
    const before = await server.memory();
    await send(requests - warmUp, "request");
    const growth = (await server.memory()) - before;
    expect(faults.map(told)).toEqual([]);
    expect(server.isRunning()).toBe(true);
    const ready = await exchange(server.port, [Buffer.from("GET /readyz HTTP/1.0\r\n\r\n")]);
    expect(ready.statuses).toEqual([200]);
    expect(growth).toBeLessThan(mostGrowth);
    console.log(
      `${requests} requests, seed ${random.seed}: ${acknowledged} taken, ` +
        `memory grew by ${(growth / 1024 / 1024).toFixed(1)} MB`,
    );
    await server.end("SIGTERM");
    const { store } = openedStore(dir);
    expect(store.list()).toHaveLength(acknowledged);
    expect(acknowledged).toBeGreaterThan(0);
  },
  patience,
);

/** Messages are answered with a bare "OK", forms without scripts by leading on; pages are neither. */
const acknowledgements = ({ statuses, text }: Exchange): number =>
  statuses.filter((status) => status === 303).length +
  [...text.matchAll(/\r\n\r\nOK(?=HTTP|$)/g)].length;

const told = ({ kind, pieces, statuses, silent }: Finding) => ({
  kind,
  statuses,
  silent,
  sent: Buffer.concat(pieces).toString("latin1").slice(0, 400),
});
