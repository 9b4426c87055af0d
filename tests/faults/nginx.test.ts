/*
 * Proves that the site works behind Debian's nginx with hosting/nginx.conf. `npm run test:long` installs nginx where it
 * may; without it, it is skipped.
 */
import { execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { projectRoot } from "#server/served-environment.ts";
import { untilStarted } from "#tests/support/patience.ts";
import { application, formOf, message } from "#server/testing/forms.ts";
import { numbersIn, openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { findProgram } from "#tools/browsers.ts";
import { freePort } from "#tests/support/free-port.ts";
import { startServer } from "#tests/support/faults/server-process.ts";

const nginx = findProgram("nginx");
const host = "www.example.com";

/** Starts nginx with the file, with a certificate and ports of its own. */
async function startNginx(server: number) {
  const [dir, port, plainPort] = [tempDir(), await freePort(), await freePort()];
  const [key, certificate] = [join(dir, "key"), join(dir, "pem")];
  const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", `/CN=${host}`];
  const files = ["-keyout", key, "-out", certificate, "-addext", `subjectAltName=DNS:${host}`];
  execFileSync("openssl", ["req", ...kind, ...files], { stdio: "ignore" });
  const site = readFileSync(join(projectRoot, "hosting/nginx.conf"), "utf8")
    .replace(/\/etc\/ssl\/\S+\.pem/, certificate)
    .replace(/\/etc\/ssl\/\S+\.key/, key)
    .replace("127.0.0.1:3000", `127.0.0.1:${server}`)
    .replace("listen 443", `listen 127.0.0.1:${port}`)
    .replace("listen 80", `listen 127.0.0.1:${plainPort}`);
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  writeFileSync(
    join(dir, "nginx.conf"),
    `daemon off; master_process off; pid ${dir}/pid; error_log stderr; events {}
    http { access_log off; ${folders.join(" ")} ${site} }`,
  );
  const child = spawn(nginx ?? "", ["-e", "stderr", "-c", join(dir, "nginx.conf")]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const ca = readFileSync(certificate);

  async function ask(path: string, { body, from }: { body?: FormData; from?: string } = {}) {
    const encoded = body && new Response(body);
    const bytes = encoded && Buffer.from(await encoded.arrayBuffer());
    const sent = encoded && {
      "content-type": encoded.headers.get("content-type") ?? "",
      "content-length": bytes?.length ?? 0,
    };
    const headers = { host, origin: `https://${host}`, ...sent };
    const to = { host: "127.0.0.1", port, path, ca, servername: host, localAddress: from };
    return new Promise<{ status?: number; text: string; hsts?: string }>((resolve, reject) => {
      const asked = request({ ...to, method: body ? "POST" : "GET", headers }, async (answer) => {
        const { "strict-transport-security": hsts } = answer.headers;
        const { statusCode: status } = answer;
        resolve({
          text: await text(answer),
          ...(status && { status }),
          ...(hsts && { hsts }),
        });
      });
      asked.on("error", reject).end(bytes);
    });
  }
  await untilStarted(child, () => ask("/"));
  return { ask, plainPort };
}

test.runIf(nginx)("pages and forms by TLS, and a limit counts each visitor", async () => {
  const limits = { RATE_LIMIT: "2/2", RATE_LIMIT_TOTAL: "off" };
  const dataDir = tempDir();
  const trusting = { TRUST_PROXY: "X-Forwarded-For", DATA_DIR: dataDir };
  const { port } = await startServer({ ...trusting, ...limits });
  const { ask, plainPort } = await startNginx(port);
  expect(await ask("/")).toEqual({ status: 200, text: "home", hsts: "max-age=63072000" });
  const plain = await fetch(`http://127.0.0.1:${plainPort}/about`, { redirect: "manual" });
  expect(plain.status).toBe(308);

  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5_200_000, 7)]);
  const resume = new File([bytes], "Amina.pdf");
  const sent = await ask(sendFormPath, { body: formOf({ ...application, resume }) });
  expect(sent).toMatchObject({ status: 200, text: "OK" });
  const send = async (from: string) =>
    (await ask(sendFormPath, { body: formOf(message), from })).status;
  expect([await send("127.0.0.1"), await send("127.0.0.1"), await send("127.0.0.3")]).toEqual([
    200, 429, 200,
  ]);
  expect(await numbersIn(openedStore(dataDir).store)).toHaveLength(3);
});
