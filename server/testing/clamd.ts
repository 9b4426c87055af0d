import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { onTestFinished } from "vitest";

type Options = { answer?: string | undefined; version?: string };

/** A clamd that finds `Test.Virus` in files with "INFECTED" in them. @param answer in place of its own */
export async function fakeClamd({ answer, version = "ClamAV 1.0.9" }: Options = {}) {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (more: Buffer) => {
      bytes = Buffer.concat([bytes, more]);
      const command = "zINSTREAM\0";
      if (bytes.toString("latin1") === "zVERSION\0") return void socket.end(`${version}\0`);
      if (!bytes.subarray(0, command.length).equals(Buffer.from(command))) return;
      const pieces: Buffer[] = [];
      for (let at = command.length; at + 4 <= bytes.length;) {
        const length = bytes.readUInt32BE(at);
        if (length === 0) {
          const file = Buffer.concat(pieces);
          received.push(file);
          const own = file.includes("INFECTED") ? "stream: Test.Virus FOUND" : "stream: OK";
          return void socket.end(`${answer ?? own}\0`);
        }
        pieces.push(bytes.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // of a server that listens on TCP
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { address: `127.0.0.1:${port}`, received, close };
}
