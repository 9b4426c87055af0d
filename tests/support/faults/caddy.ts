import { spawn } from "node:child_process";
import { openSync, readFileSync, writeFileSync } from "node:fs";
import { connect as connectHttp2, constants } from "node:http2";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { connect as connectTls } from "node:tls";
import { expect, onTestFinished } from "vitest";
import { untilStarted } from "#tests/support/patience.ts";
import { tempDir } from "#server/testing/temp.ts";
import { requireProgram } from "#tools/browsers.ts";
import { freePort } from "#tests/support/free-port.ts";

/** Runs Debian's Caddy. @param dir for what it keeps, and its `log` */
export function runCaddy(config: string, dir = tempDir(), env: Record<string, string> = {}) {
  writeFileSync(join(dir, "Caddyfile"), config);
  const caddy = spawn(requireProgram("caddy"), ["run", "--config", join(dir, "Caddyfile")], {
    env: { ...env, HOME: dir, XDG_DATA_HOME: dir },
    stdio: ["ignore", "ignore", openSync(join(dir, "log"), "w")],
  });
  onTestFinished(() => void caddy.kill("SIGKILL"));
  return caddy;
}

/**
 * Runs Debian's Caddy with a configuration for localhost, for which it signs certificates itself.
 * @param config of one or more sites
 */
export async function startCaddy(config: string, env: Record<string, string>) {
  const [dir, port, plainPort] = [tempDir(), await freePort(), await freePort()];
  const options = `https_port ${port}\n http_port ${plainPort}\n admin off\n skip_install_trust`;
  // Beside those that it has.
  const whole = /^\{$/m.test(config) ? config : `{\n}\n${config}`;
  const caddy = runCaddy(whole.replace(/^\{$/m, `{\n ${options}`), dir, env);
  const rootFile = join(dir, "caddy/pki/authorities/local/root.crt");
  await untilStarted(caddy, () =>
    expect(readFileSync(rootFile, "utf8")).toContain("END CERTIFICATE"),
  );
  const origin = `https://localhost:${port}`;
  const ca = readFileSync(rootFile);

  /** Sends a request by HTTP/2 from one of this machine's addresses, such as 127.0.0.2. */
  async function ask(
    path: string,
    {
      body,
      headers = {},
      from = "127.0.0.1",
    }: { body?: FormData; headers?: object; from?: string } = {},
  ) {
    const own = { host: "127.0.0.1", port, localAddress: from };
    const createConnection = () =>
      connectTls({ ...own, ca, servername: "localhost", ALPNProtocols: ["h2"] });
    const session = connectHttp2(origin, { createConnection });
    try {
      const encoded = body && new Response(body);
      const bytes = encoded && Buffer.from(await encoded.arrayBuffer());
      const stream = session.request({
        ":path": path,
        ":method": body ? "POST" : "GET",
        ...(encoded && {
          origin,
          "content-type": encoded.headers.get("content-type") ?? "",
          "content-length": bytes?.length,
        }),
        ...headers,
      });
      stream.end(bytes);
      const answered = new Promise<Record<string, unknown>>((resolve, reject) => {
        stream.once("response", resolve);
        stream.once("error", reject);
        session.once("error", reject);
      });
      const answer = await answered;
      const text = (await buffer(stream)).toString();
      return { status: Number(answer[constants.HTTP2_HEADER_STATUS]), headers: answer, text };
    } finally {
      session.destroy();
    }
  }
  // Its own certificate comes a moment later.
  await untilStarted(caddy, () => ask("/"));
  const log = () => readFileSync(join(dir, "log"), "utf8");
  return { origin, plainPort, rootFile, ask, log };
}
