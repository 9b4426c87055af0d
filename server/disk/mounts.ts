import { existsSync, readFileSync, realpathSync, statfsSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A line of /proc/self/mountinfo (https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html). */
export type Mount = {
  /** Where it is mounted. */
  point: string;
  /** What of its file system is mounted there: `/`, a folder for a bind mount, a subvolume. */
  root: string;
  /** Such as `ext4`, `overlay`, `nfs4`, `fuse.sshfs`. */
  type: string;
  /** A device or what the file system calls itself. */
  source: string;
};

/**
 * Why a disk is not fit for the store. `fleeting`: it is gone with the container or machine. `locks`:
 * SQLite's locks or its shared memory do not work there, which damages the store
 * (https://sqlite.org/wal.html, https://sqlite.org/howtocorrupt.html).
 */
export type DiskFault = {
  kind: "fleeting" | "locks";
  /** Follows "is", such as "on an anonymous volume". */
  what: string;
};

const id = "[0-9a-f]{64}";
const anonymousVolume = new RegExp(`/${id}/_data$`);
const containerLayer = new RegExp(`[/-]${id}$`);
const emptyDir = /\/kubernetes\.io~empty-dir\//;

const memory = ["tmpfs", "ramfs", "devtmpfs", "rootfs"];
const layers = ["overlay", "overlayfs", "aufs", "fuse-overlayfs"];
// Not CephFS: its kernel client keeps POSIX locks and shared memory coherent.
const network =
  "nfs nfs4 cifs smb3 smbfs 9p afs glusterfs sshfs s3fs gcsfuse rclone goofys blobfuse blobfuse2 mountpoint-s3".split(
    " ",
  );
// Folders that a desktop shares with its virtual machine. Not virtiofs, which keeps locks and shared memory coherent within it.
const shared = "vboxsf vmhgfs vmhgfs-fuse prl_fs osxfs grpcfuse".split(" ");
/** What FUSE file systems that no list has are mounted from: `https://host/`, `//host/share`, `user@host:/folder`. */
const remote = /^(?:[a-z][a-z\d+.-]*:)?\/\/|^[^/]+:\//i;

/**
 * The mount that a folder is in: the longest mount point that contains it, and of several at the same
 * point the last, which hides the others.
 * @param mountinfo text of /proc/self/mountinfo
 * @param dir absolute and without links
 */
export function mountOf(mountinfo: string, dir: string): Mount | undefined {
  const contains = ({ point }: Mount) => point === "/" || `${dir}/`.startsWith(`${point}/`);
  return mountinfo
    .split("\n")
    .flatMap((line) => parsed(line) ?? [])
    .filter(contains)
    .toSorted((a, b) => a.point.length - b.point.length)
    .at(-1);
}

/** @returns undefined when, as far as a mount tells, the disk lasts and SQLite works on it */
export function faultOf({ point, root, type, source }: Mount): DiskFault | undefined {
  // FUSE has the name in the type (`fuse.sshfs`) or, of some programs, in the source (`fuse`).
  const isFuse = /^fuse(?:\.|$)/.test(type);
  const name = type === "fuse" ? source : type.replace(/^fuse\./, "");
  if ([root, source].some((path) => anonymousVolume.test(path)))
    return { kind: "fleeting", what: "on an anonymous volume" };
  if (emptyDir.test(root)) return { kind: "fleeting", what: "on a Kubernetes emptyDir" };
  if (memory.includes(name)) return { kind: "fleeting", what: `in memory (${name})` };
  // Storage drivers of btrfs and ZFS mount a subvolume or data set of the layer's id; gVisor serves it over 9p.
  const isLayer = [root, source].some((path) => containerLayer.test(path)) || name === "9p";
  if (layers.includes(name) || (point === "/" && isLayer))
    return { kind: "fleeting", what: `in the container's own layer (${name})` };
  if (network.includes(name) || (isFuse && remote.test(source)))
    return { kind: "locks", what: `on a network file system (${name})` };
  if (shared.includes(name))
    return { kind: "locks", what: `in a folder that another machine shares (${name})` };
  return undefined;
}

/**
 * Looks at the disk of a folder, which need not exist yet.
 * @returns undefined when nothing speaks against it, or where there is no /proc (macOS)
 */
export function diskFaultOf(dir: string): DiskFault | undefined {
  const mount = mountOf(readMountinfo(), withoutLinks(dir));
  return mount && faultOf(mount);
}

/**
 * Whether two folders that exist are on one disk, as far as it can be seen: one file system, or two subvolumes
 * of it, which have device numbers of their own.
 */
export function isSameDisk(a: string, b: string): boolean {
  if (statSync(a).dev === statSync(b).dev) return true;
  const [first, second] = [a, b].map((dir) => mountOf(readMountinfo(), withoutLinks(dir))?.source);
  return first === second && first?.startsWith("/dev/") === true;
}

/** @returns undefined for a line of another format */
function parsed(line: string): Mount | undefined {
  // Between the two halves are any number of optional fields.
  const [mount = "", fileSystem] = line.split(" - ", 2);
  const [, , , root, point] = mount.split(" ").map(unescaped);
  const [type, source = ""] = (fileSystem ?? "").split(" ").map(unescaped);
  return root && point && type ? { point, root, type, source } : undefined;
}

/** The kernel writes spaces, tabs, line breaks and backslashes as octal numbers. */
const unescaped = (field: string) =>
  field.replaceAll(/\\([0-7]{3})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  );

function readMountinfo(): string {
  try {
    return readFileSync("/proc/self/mountinfo", "utf8");
  } catch {
    return "";
  }
}

/** Resolves the links of a path whose end does not exist yet. */
function withoutLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(withoutLinks(parent), basename(path));
  }
}

/** The folder itself, or the closest one above it that exists. */
export function closestFolder(dir: string): string {
  const parent = dirname(dir);
  return existsSync(dir) || parent === dir ? dir : closestFolder(parent);
}

/** Bytes available to this user in a folder. @throws when the file system cannot be read */
export function freeBytesIn(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
}
