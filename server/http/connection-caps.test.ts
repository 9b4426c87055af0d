import { expect, test } from "vitest";
import { allowSlowMachines, eventually } from "../testing/eventually.ts";
import { listening, rawConnection, type Raw } from "../testing/listening.ts";

allowSlowMachines();

/** @returns the connection once it has an answer, undefined when it is closed without one */
async function connection(port: number): Promise<Raw | undefined> {
  const raw = await rawConnection(port);
  raw.socket.write("GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n");
  const answered = new Promise<Raw>((resolve) => raw.socket.once("data", () => resolve(raw)));
  return Promise.race([answered, raw.closed.then(() => undefined)]);
}

test.for([
  ["from one address", { total: 100, perAddress: 3 }],
  ["in all", { total: 3, perAddress: undefined }],
] as const)(
  "connections beyond the cap %s are closed, until others end",
  async ([, connections]) => {
    const { port } = await listening({}, { connections });
    const open = [await connection(port), await connection(port), await connection(port)];
    for (const raw of open) expect(raw?.text()).toMatch(/^HTTP\/1\.1 404 /);
    expect(await connection(port)).toBeUndefined();
    expect(await connection(port)).toBeUndefined();
    open[0]?.socket.destroy();
    await eventually(async () => expect(await connection(port)).toBeDefined());
  },
);
