import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { ConfigError } from "../config.ts";

/**
 * Starts listening.
 * @returns the port, which the system chose if 0 was asked for
 * @throws ConfigError in one sentence when the port or host cannot be had
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new ConfigError(sentence(error, port, host)));
    });
    server.listen(port, host, () => {
      // A TCP server's address is never a pipe's name.
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function sentence({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program: stop it, or set PORT to another number.`;
    case "EACCES":
      return `This user may not listen on PORT ${port}: choose one above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST "${host}" is not an address of this machine.`;
    default:
      return `The server cannot listen on ${host}:${port} (${message}).`;
  }
}

/** Where a person on this machine finds the site. */
export function localUrl(host: string, port: number): string {
  const everywhere = ["localhost", "127.0.0.1", "::1", "0.0.0.0", "::"];
  const name = everywhere.includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
