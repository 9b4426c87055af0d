import { spawn } from "node:child_process";
import { openSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { projectRoot } from "#server/served-environment.ts";
import { untilStarted } from "#tests/support/patience.ts";
import { tempDir } from "#server/testing/temp.ts";
import { requireProgram } from "#tools/browsers.ts";
import { freePort } from "#tests/support/free-port.ts";
import { newCertificate } from "./certificate.ts";

type Asked = { to?: string; from?: string; host?: string; headers?: object; body?: FormData };

/** Runs Debian's nginx. @param http what is within `http { }` @param dir for what it keeps, and its `log` */
export function runNginx(http: string, dir = tempDir()) {
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(dir, "nginx.conf"),
    `daemon off; pid ${dir}/pid; error_log stderr; ${user} events {}
    http { access_log ${dir}/log; ${folders.join(" ")} ${http} }`,
  );
  const args = ["-e", "stderr", "-c", join(dir, "nginx.conf")];
  const log = openSync(join(dir, "log"), "a");
  const nginx = spawn(requireProgram("nginx"), args, { stdio: ["ignore", "ignore", log] });
  onTestFinished(() => void nginx.kill("SIGTERM"));
  return nginx;
}

/**
 * Runs Debian's nginx with hosting/nginx.conf on this machine, with a certificate and ports of its own.
 * @param sitePort of the site's server
 * @param editorPort where an editor would be
 * @param tlsPort instead of a free one
 */
export async function startNginx(sitePort: number, editorPort = 9, tlsPort?: number) {
  const [port, plainPort] = [tlsPort ?? (await freePort()), await freePort()];
  const { file, keyFile, text: certificate } = newCertificate();
  const site = readFileSync(join(projectRoot, "hosting/nginx.conf"), "utf8")
    .replaceAll(/\/etc\/ssl\/\S+\.pem/g, file)
    .replaceAll(/\/etc\/ssl\/\S+\.key/g, keyFile)
    .replace("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replace("127.0.0.1:3100", `127.0.0.1:${editorPort}`)
    .replace("/var/log/nginx/error.log", "stderr")
    .replaceAll("[::]:", "[::1]:")
    .replaceAll(/(listen )(?=\d)/g, "$1127.0.0.1:")
    .replaceAll(/(listen \S+:)443/g, `$1${port}`)
    .replaceAll(/(listen \S+:)80/g, `$1${plainPort}`);
  const dir = tempDir();
  const nginx = runNginx(site, dir);

  /** @param asked `to` and `from` are addresses of this machine */
  async function ask(path: string, asked: Asked = {}) {
    const { to = "127.0.0.1", from, host = "www.example.com", headers = {}, body } = asked;
    const encoded = body && new Response(body);
    const bytes = encoded && Buffer.from(await encoded.arrayBuffer());
    const sent = encoded && {
      "content-type": encoded.headers.get("content-type") ?? "",
      "content-length": bytes?.length ?? 0,
    };
    const all = { host, origin: `https://${host}`, ...sent, ...headers };
    const where = { host: to, port, path, servername: host, localAddress: from };
    const how = { method: body ? "POST" : "GET", headers: all, rejectUnauthorized: false };
    return new Promise<{ status: number; text: string; hsts?: string }>((resolve, reject) => {
      const asking = request({ ...where, ...how });
      asking.on("response", async (answer) => {
        const { "strict-transport-security": hsts } = answer.headers;
        const status = answer.statusCode ?? 0;
        resolve({ status, text: await text(answer), ...(hsts && { hsts }) });
      });
      // Of a web socket.
      asking.on("upgrade", ({ statusCode = 0 }, socket) => {
        socket.destroy();
        resolve({ status: statusCode, text: "" });
      });
      asking.on("error", reject).end(bytes);
    });
  }
  await untilStarted(nginx, () => ask("/"));
  const log = () => readFileSync(join(dir, "log"), "utf8");
  return { origin: `https://127.0.0.1:${port}`, plainPort, certificate, ask, log };
}
