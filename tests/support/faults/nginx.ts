import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { projectRoot } from "#server/served-environment.ts";
import { eventually } from "#tests/support/patience.ts";
import { tempDir } from "#server/testing/temp.ts";
import { requireProgram } from "#tools/browsers.ts";
import { freePort } from "#tests/support/free-port.ts";
import { newCertificate } from "./certificate.ts";

/** Runs Debian's nginx with hosting/nginx.conf before a server of the site. @returns its origin */
export async function startNginx(sitePort: number): Promise<string> {
  const [dir, port, plainPort] = [tempDir(), await freePort(), await freePort()];
  const { file, key } = newCertificate();
  writeFileSync(join(dir, "key.pem"), key ?? "");
  const site = readFileSync(join(projectRoot, "hosting/nginx.conf"), "utf8")
    .replace(/\/etc\/ssl\/\S+\.pem/, file)
    .replace(/\/etc\/ssl\/\S+\.key/, join(dir, "key.pem"))
    .replace("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
    .replace("listen 80", `listen 127.0.0.1:${plainPort}`);
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  const log = `error_log ${dir}/errors;`;
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const http = `http { access_log off; ${folders.join(" ")} ${site} }`;
  const config = join(dir, "nginx.conf");
  writeFileSync(config, `daemon off; pid ${dir}/pid; ${log} ${user} events {} ${http}`);
  const nginx = spawn(requireProgram("nginx"), ["-c", config], { stdio: "ignore" });
  onTestFinished(() => void nginx.kill("SIGTERM"));
  await eventually(() => expect(Number(readFileSync(join(dir, "pid"), "utf8"))).toBeGreaterThan(0));
  return `https://127.0.0.1:${port}`;
}
