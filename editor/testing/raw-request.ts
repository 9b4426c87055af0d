import { connect } from "node:net";

/** Sends a request as it is written, which no client of HTTP would. @returns all that came back, one letter a byte */
export const rawRequest = (port: number, lines: readonly string[], body = "") =>
  new Promise<string>((resolve) => {
    const socket = connect(port, "localhost");
    let text = "";
    socket
      .setEncoding("latin1")
      .on("data", (it: string) => (text += it))
      .on("error", () => {}) // a refused connection may be reset
      .on("close", () => resolve(text))
      // Not ended: Node.js would not answer any more.
      .write([...lines, "", body].join("\r\n"));
  });
