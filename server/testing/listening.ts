import { connect, type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { createHttpServer, type ListenerLimits } from "../http/listener.ts";
import { directPages } from "../http/pages.ts";
import { emptySite } from "../site/load.ts";
import { testApp, type Changes, type TestApp } from "./app.ts";

export type Listening = TestApp & { port: number };

const roomy: ListenerLimits = { connections: { total: 1000, perAddress: undefined } };

/** The app behind a real port. */
export async function listening(
  changes: Changes = {},
  limits: ListenerLimits = roomy,
): Promise<Listening> {
  const t = testApp(changes);
  const server = createHttpServer(
    t.app,
    t.logged.log,
    limits,
    directPages(
      changes.site ?? emptySite,
      t.logged.log,
      changes.config?.trustedHeader !== undefined,
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { ...t, port: (server.address() as AddressInfo).port };
}

export type Raw = {
  socket: Socket;
  /** Everything that has come so far. */
  text(): string;
  /** Ends when the other side has hung up, cleanly or not. */
  closed: Promise<{ reset: boolean }>;
};

/** A connection for bytes that no HTTP client would send. */
export async function rawConnection(port: number): Promise<Raw> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let text = "";
  let reset = false;
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
  socket.on("end", () => socket.end());
  socket.on("error", () => (reset = true));
  const closed = new Promise<{ reset: boolean }>((resolve) => {
    socket.on("close", () => resolve({ reset }));
  });
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  return { socket, text: () => text, closed };
}
