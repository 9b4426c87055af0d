import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort, startProgram, type Program } from "./program.ts";

/** Debian installs it where only root's shell looks. */
const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

/** Path of nginx on this machine, if there is one. */
export const findNginx = (): string | undefined =>
  folders.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));

/** One worker that serves a built site's precompressed files and logs as the site's server does. */
export async function startNginx(nginx: string, siteDir: string): Promise<Program> {
  const dir = await mkdtemp(join(tmpdir(), "gates-nginx-"));
  const port = await freePort();
  const conf = join(dir, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  await writeFile(
    conf,
    `daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log; ${user}
events { worker_connections 1024; }
http {
  default_type text/html; access_log ${dir}/access.log; client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy; fastcgi_temp_path ${dir}/fastcgi; uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=1000; etag on;
  server { listen 127.0.0.1:${port}; root ${siteDir}; gzip_static on; index index.html; }
}
`,
  );
  const program = await startProgram(nginx, ["-c", conf, "-e", join(dir, "error.log")], port);
  return {
    ...program,
    async stop() {
      await program.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
