import { execFile, spawn } from "node:child_process";
import { chownSync, cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished } from "vitest";
import { projectRoot } from "#server/served-environment.ts";
import { eventually } from "#server/testing/eventually.ts";
import { requireProgram } from "#tools/browsers.ts";
import { freePort } from "#tests/support/free-port.ts";

const run = promisify(execFile);
export const nobody = 65_534;

/** An image's files, and how it says they are to be run. */
type Image = {
  root: string;
  config: { User: string; Env: string[]; Cmd: string[]; WorkingDir: string; Volumes?: object };
  healthcheck: string[];
};

/**
 * Builds the Dockerfile with buildah, without a registry: its base is a Debian made by debootstrap, with the
 * Node and npm of this machine.
 * @param dir for all that is stored; several GB for some minutes
 */
export async function buildImage(dir: string): Promise<Image> {
  const [, base = ""] =
    /^FROM (\S+)/m.exec(readFileSync(join(projectRoot, "Dockerfile"), "utf8")) ?? [];
  // vfs: plain folders, which need no unmounting.
  const stores = ["--root", join(dir, "store"), "--runroot", join(dir, "run")];
  stores.push("--storage-driver", "vfs");
  const buildah = async (...args: string[]) => {
    const env = { ...process.env, BUILDAH_ISOLATION: "chroot" };
    const { stdout } = await run(requireProgram("buildah"), [...stores, ...args], {
      env,
      maxBuffer: 1e8,
    });
    return stdout.trim();
  };
  const debian = await makeBase(join(dir, "debian"));
  const made = await buildah("from", "scratch");
  await buildah("copy", "-q", made, debian, "/");
  // The machine's own certificates are among Debian's, which Node does not read by itself.
  await buildah("config", "--env", "NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt", made);
  await buildah("commit", "-q", "--rm", made, `docker.io/library/${base}`);
  const how = ["--pull-never", "--network", "host", "--format", "docker"];
  await buildah("build", ...how, "-t", "site", projectRoot);
  const container = await buildah("from", "--pull-never", "localhost/site");
  const { OCIv1, Docker } = JSON.parse(
    await buildah("inspect", "--type", "image", "localhost/site"),
  );
  return {
    root: await buildah("mount", container),
    config: OCIv1.config,
    healthcheck: Docker.config.Healthcheck.Test.slice(1),
  };
}

async function makeBase(root: string): Promise<string> {
  const how = ["--variant=minbase", "--include=ca-certificates", "bookworm", root];
  await run(requireProgram("debootstrap"), how, { maxBuffer: 1e8 });
  const local = join(root, "usr/local");
  mkdirSync(join(local, "lib/node_modules"), { recursive: true });
  cpSync(process.execPath, join(local, "bin/node"));
  const npm = join((await run("npm", ["root", "-g"])).stdout.trim(), "npm");
  cpSync(npm, join(local, "lib/node_modules/npm"), { recursive: true, dereference: true });
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, "bin", name));
  const certificates = "etc/ssl/certs/ca-certificates.crt";
  cpSync(join("/", certificates), join(root, certificates));
  return root;
}

/**
 * Runs an image as a container engine does with `--read-only --tmpfs /tmp --cap-drop ALL`: its files below a
 * layer of its own (overlayfs), as the image's user, with the image's environment.
 * @param layer folder for the container's own layer
 * @param volume folder to mount as /data, of the image's user; none without
 */
export async function runImage(
  { root, config }: Image,
  layer: string,
  { volume, env = {} }: { volume?: string; env?: Record<string, string> },
) {
  const port = await freePort();
  for (const name of ["upper", "work", "merged"]) mkdirSync(join(layer, name), { recursive: true });
  const merged = join(layer, "merged");
  if (volume !== undefined) chownSync(volume, nobody, nobody);
  const script = `set -e
    mount -t overlay overlay -o lowerdir=${root},upperdir=${layer}/upper,workdir=${layer}/work ${merged}
    mount -o remount,ro ${merged}
    mount -t tmpfs tmpfs ${merged}/tmp
    mount -t proc proc ${merged}/proc
    mount --rbind /dev ${merged}/dev
    ${volume === undefined ? "" : `mount --bind ${volume} ${merged}/data`}
    exec chroot --userspec=${nobody}:${nobody} --groups= ${merged} env -i "$@"`;
  const given = Object.entries({ ...env, PORT: port }).map(([name, value]) => `${name}=${value}`);
  const asImage = [`--chdir=${config.WorkingDir}`, ...config.Env, ...given];
  const command = ["sh", "-c", script, "sh", ...asImage, ...config.Cmd];
  const child = spawn("unshare", ["--mount", ...command]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const url = `http://127.0.0.1:${port}`;
  return {
    port,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    get: (path: string) => fetch(url + path),
    ready: () =>
      eventually(async () => expect((await fetch(`${url}/readyz`)).status, output).toBe(200)),
    stop: () => child.kill("SIGTERM"),
    /** As `docker exec`. @returns what the command printed and its exit status */
    async exec(...command: string[]) {
      const space = ["--target", String(child.pid), "--mount", "--root", "--wd"];
      const user = ["--setuid", String(nobody), "--setgid", String(nobody)];
      const shell = ["env", "-i", ...asImage, ...command];
      return new Promise<{ status: number | null; out: string }>((resolve) => {
        const inner = execFile("nsenter", [...space, ...user, ...shell], (_, out, err) =>
          resolve({ status: inner.exitCode, out: out + err }),
        );
      });
    },
  };
}
