import { execFile, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished } from "vitest";
import { projectRoot } from "#server/served-environment.ts";
import { requireProgram } from "#tools/browsers.ts";
import { freePort } from "#tests/support/free-port.ts";
import { untilStarted } from "#tests/support/patience.ts";

const run = promisify(execFile);

/** An image's files, and how it says they are to be run. */
type Image = {
  root: string;
  config: { User: string; Env: string[]; Cmd: string[]; WorkingDir: string; Volumes?: object };
  healthcheck: string[];
};

/**
 * Builds both images of the Dockerfile with buildah, without a registry of images: their base is a Debian made by
 * debootstrap, with the Node and npm of this machine.
 * @param dir for all that is stored; several GB for some minutes
 */
export async function buildImages(dir: string) {
  const [, base = ""] =
    /^FROM (\S+)/m.exec(readFileSync(join(projectRoot, "Dockerfile"), "utf8")) ?? [];
  const stores = ["--root", join(dir, "store"), "--runroot", join(dir, "run")];
  stores.push("--storage-driver", "overlay");
  const buildah = async (...args: string[]) => {
    const env = { ...process.env, BUILDAH_ISOLATION: "chroot" };
    const options = { env, maxBuffer: 1e8 };
    return (await run(requireProgram("buildah"), [...stores, ...args], options)).stdout.trim();
  };
  const debian = await makeBase(join(dir, "debian"));
  const made = await buildah("from", "scratch");
  await buildah("copy", "-q", made, debian, "/");
  // The machine's own certificates are among Debian's, which Node does not read by itself.
  await buildah("config", "--env", "NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt", made);
  await buildah("commit", "-q", "--rm", made, `docker.io/library/${base}`);
  /** With layers, the second image takes what both need from the first. */
  const how = ["--layers", "--pull-never", "--network", "host", "--format", "docker"];
  const build = async (name: string, ...target: string[]): Promise<Image> => {
    await buildah("build", ...how, ...target, "-t", name, projectRoot);
    const image = `localhost/${name}`;
    const { OCIv1, Docker } = JSON.parse(await buildah("inspect", "--type", "image", image));
    return {
      root: await buildah("mount", await buildah("from", "--pull-never", image)),
      config: OCIv1.config,
      healthcheck: Docker.config.Healthcheck?.Test.slice(1) ?? [],
    };
  };
  const editor = await build("editor", "--target", "editor");
  const site = await build("site");
  /** Before `dir` is deleted. */
  const unmount = () => buildah("umount", "--all");
  return { editor, site, unmount };
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
  await run("chroot", [root, "useradd", "--create-home", "--uid", "1000", "node"]);
  return root;
}

/** The user that an image names. */
export function userOf({ root, config }: Image) {
  const people = readFileSync(join(root, "etc/passwd"), "utf8");
  const line = people.split("\n").find((it) => it.startsWith(`${config.User}:`)) ?? "";
  const [, , uid = "", gid = "", , home = ""] = line.split(":");
  return { uid, gid, home };
}

type RunOptions = {
  /** `<folder>:<where>` or `<folder>:<where>:ro`. A new one gets what the image has there, and its owner. */
  volumes?: readonly string[];
  env?: Record<string, string>;
  readOnly?: boolean;
  /** By default a free one. */
  port?: number;
};

/**
 * Runs an image as a container engine does with `--cap-drop ALL`: its files below a layer of its own (overlayfs), as
 * the image's user, with the image's environment.
 * @param layer folder for the container's own layer
 */
export async function runImage(image: Image, layer: string, options: RunOptions = {}) {
  const { root, config } = image;
  const { volumes = [], env = {}, readOnly = false, port = await freePort() } = options;
  for (const name of ["upper", "work", "merged"]) mkdirSync(join(layer, name), { recursive: true });
  const merged = join(layer, "merged");
  const mounts: string[] = [];
  for (const volume of volumes) {
    const [folder = "", where = "", how] = volume.split(":");
    if (!existsSync(folder)) await run("cp", ["-a", join(root, where), folder]);
    mounts.push(`mount --bind ${folder} ${merged}${where}`);
    if (how === "ro") mounts.push(`mount -o remount,bind,ro ${merged}${where}`);
  }
  const { uid, gid, home } = userOf(image);
  const script = `set -e
    mount -t overlay overlay -o lowerdir=${root},upperdir=${layer}/upper,workdir=${layer}/work ${merged}
    ${readOnly ? `mount -o remount,ro ${merged}\nmount -t tmpfs tmpfs ${merged}/tmp` : ""}
    mount -t proc proc ${merged}/proc
    mount --rbind /dev ${merged}/dev
    ${mounts.join("\n")}
    exec chroot --userspec=${uid}:${gid} --groups= ${merged} env -i "$@"`;
  const given = Object.entries({ HOME: home, ...env, PORT: port }).map((it) => it.join("="));
  const asImage = [`--chdir=${config.WorkingDir}`, ...config.Env, ...given];
  const command = ["sh", "-c", script, "sh", ...asImage, ...config.Cmd];
  // A group of its own, which ends with it.
  const child = spawn("unshare", ["--mount", ...command], { detached: true });
  const pid = child.pid ?? 0;
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  onTestFinished(() => void (child.exitCode ?? process.kill(-pid, "SIGKILL")));
  const url = `http://127.0.0.1:${port}`;
  return {
    port,
    url,
    pid,
    output: () => output,
    ended,
    get: (path: string) => fetch(url + path),
    ready: (path = "/readyz") =>
      untilStarted(
        child,
        async () => expect((await fetch(url + path)).status).toBe(200),
        () => output,
      ),
    stop: () => child.kill("SIGTERM"),
    /** As `docker exec`. @returns what the command printed and its exit status */
    async exec(...command: string[]) {
      const space = ["--target", String(pid), "--mount", "--root", "--wd"];
      const shell = ["--setuid", uid, "--setgid", gid, "env", "-i", ...asImage, ...command];
      return new Promise<{ status: number | null; out: string }>((resolve) => {
        const inner = execFile("nsenter", [...space, ...shell], (_, out, err) =>
          resolve({ status: inner.exitCode, out: out + err }),
        );
      });
    },
  };
}
