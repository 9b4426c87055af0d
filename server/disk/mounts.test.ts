import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tempDir } from "#server/testing/temp.ts";
import { faultOf, isSameDisk, mountOf } from "./mounts.ts";

const hex = "3f1c9b7a5d2e4f60".repeat(4);
const docker = "/var/lib/docker";
const overlayRoot = `1037 801 0:98 / / rw,relatime master:317 - overlay overlay rw,lowerdir=${docker}/overlay2/l/AB,upperdir=${docker}/overlay2/${hex}/diff`;

/** Real lines, with what speaks against each. `/` of the container comes first, as the kernel lists it. */
const mounts: [name: string, line: string, fault: string | undefined][] = [
  ["docker, nothing mounted", "", "in the container's own layer (overlay)"],
  [
    "docker, -v /data",
    `1051 1037 259:2 ${docker}/volumes/${hex}/_data /data rw,relatime master:1 - ext4 /dev/nvme0n1p2 rw,errors=remount-ro`,
    "on an anonymous volume",
  ],
  [
    "docker, -v site-data:/data",
    `1051 1037 259:2 ${docker}/volumes/site-data/_data /data rw,relatime master:1 - ext4 /dev/nvme0n1p2 rw`,
    undefined,
  ],
  [
    "docker, a named volume whose name is half as long as an anonymous one's",
    `1051 1037 259:2 ${docker}/volumes/${hex.slice(32)}/_data /data rw,relatime - ext4 /dev/sda2 rw`,
    undefined,
  ],
  [
    "docker on a disk of its own, -v /data",
    `1051 1037 8:17 /volumes/${hex}/_data /data rw,relatime master:90 - xfs /dev/sdb1 rw,attr2`,
    "on an anonymous volume",
  ],
  [
    "docker, bind mount",
    "1051 1037 259:2 /srv/site /data rw,relatime - ext4 /dev/nvme0n1p2 rw",
    undefined,
  ],
  [
    "docker, --tmpfs /data",
    "1060 1037 0:105 / /data rw,nosuid,nodev,noexec,relatime - tmpfs tmpfs rw",
    "in memory (tmpfs)",
  ],
  [
    "podman, anonymous volume",
    `742 711 253:0 /home/web/.local/share/containers/storage/volumes/${hex}/_data /data rw,nosuid,nodev,relatime - xfs /dev/mapper/rhel-root rw,seclabel`,
    "on an anonymous volume",
  ],
  [
    "podman, named volume on btrfs",
    "742 711 0:36 /root/var/lib/containers/storage/volumes/site/_data /data rw,relatime - btrfs /dev/vda4 rw,subvol=/root",
    undefined,
  ],
  [
    "Kubernetes, emptyDir",
    "2214 2190 259:1 /var/lib/kubelet/pods/5c0f3a52-9f0e-4d3b-8f57-2a7c8e0d1b34/volumes/kubernetes.io~empty-dir/data /data rw,relatime - ext4 /dev/root rw",
    "on a Kubernetes emptyDir",
  ],
  [
    "Kubernetes, PVC on a block device",
    "2214 2190 259:6 / /data rw,relatime - ext4 /dev/nvme2n1 rw,seclabel",
    undefined,
  ],
  [
    "Kubernetes, PVC on NFS",
    "2214 2190 0:310 /export/pvc-7d1 /data rw,relatime - nfs4 10.0.0.5:/export/pvc-7d1 rw,vers=4.1,proto=tcp",
    "on a network file system (nfs4)",
  ],
  [
    "Azure Files",
    "2214 2190 0:88 / /data rw,relatime - cifs //a.file.core.windows.net/s rw,vers=3.1.1",
    "on a network file system (cifs)",
  ],
  [
    "SSHFS",
    "90 27 0:77 / /data rw,nosuid,nodev - fuse.sshfs u@host:/srv rw,user_id=0",
    "on a network file system (sshfs)",
  ],
  [
    "Mountpoint for Amazon S3",
    "90 27 0:78 / /data rw,nosuid,nodev,noatime - fuse mountpoint-s3 rw,user_id=0",
    "on a network file system (mountpoint-s3)",
  ],
  [
    "WebDAV",
    "90 27 0:78 / /data rw,nosuid,noexec - fuse https://cloud.example.com/dav/ rw,user_id=0",
    "on a network file system (https://cloud.example.com/dav/)",
  ],
  [
    "SeaweedFS",
    "90 27 0:78 / /data rw,nosuid,nodev - fuse.seaweedfs filer:8888:/ rw,user_id=0",
    "on a network file system (seaweedfs)",
  ],
  [
    "VirtualBox, a shared folder",
    "90 27 0:78 / /data rw,nodev - vboxsf site rw,iocharset=utf8,uid=0",
    "in a folder that another machine shares (vboxsf)",
  ],
  [
    "Docker Desktop, a folder of the Mac",
    "90 27 0:78 /site /data rw - fuse.grpcfuse grpcfuse rw,user_id=0",
    "in a folder that another machine shares (grpcfuse)",
  ],
  ["virtiofs", "90 27 0:78 / /data rw,relatime - virtiofs data rw", undefined],
  ["gocryptfs", "90 27 0:78 / /data rw - fuse.gocryptfs /srv/cipher rw,user_id=0", undefined],
  ["NTFS", "90 27 8:17 / /data rw - fuseblk /dev/sdb1 rw,user_id=0", undefined],
  [
    "CephFS",
    "90 27 0:79 / /data rw,relatime - ceph 10.0.0.5:6789:/volumes rw,name=site,acl",
    undefined,
  ],
  [
    "WSL, a Windows drive",
    String.raw`112 86 0:66 / /data rw,noatime - 9p C:\134 rw,dirsync,aname=drvfs;path=C:\;uid=1000`,
    "on a network file system (9p)",
  ],
  [
    "btrfs subvolume",
    "31 1 0:27 /@data /data rw,relatime - btrfs /dev/sda2 rw,subvolid=260",
    undefined,
  ],
  ["ZFS data set", "61 40 0:50 / /data rw,relatime - zfs tank/site rw,xattr,posixacl", undefined],
  [
    "LXC on ZFS",
    "500 470 0:55 / / rw,relatime - zfs rpool/data/subvol-101-disk-0 rw,xattr",
    undefined,
  ],
  [
    "LXC on LVM",
    "500 470 252:7 / / rw,relatime - ext4 /dev/mapper/pve-vm--101--disk--0 rw",
    undefined,
  ],
  [
    "docker with its btrfs driver",
    `500 470 0:27 /@${docker}/btrfs/subvolumes/${hex} / rw,relatime - btrfs /dev/sda2 rw`,
    "in the container's own layer (btrfs)",
  ],
  [
    "docker with its ZFS driver",
    `500 470 0:61 / / rw,relatime - zfs tank/docker/${hex} rw,xattr`,
    "in the container's own layer (zfs)",
  ],
  ["gVisor", "1 0 0:2 / / rw - 9p none rw,trans=fd", "in the container's own layer (9p)"],
  [
    "rootless podman",
    "711 600 0:60 / / rw,nodev,noatime - fuse.fuse-overlayfs fuse-overlayfs rw,user_id=0",
    "in the container's own layer (fuse-overlayfs)",
  ],
];

test.for(mounts)("%s", ([, line, fault]) => {
  const mount = mountOf(`${overlayRoot}\n${line}\n`, "/data");
  expect(mount && faultOf(mount)?.what).toBe(fault);
});

describe("the mount of a folder", () => {
  const lines = [
    overlayRoot,
    "40 1037 0:40 / /data rw - tmpfs first rw",
    "41 1037 8:1 / /data rw - ext4 /dev/sda1 rw",
    String.raw`42 1037 8:2 / /data/a\040b rw shared:1 master:2 - xfs /dev/sda2 rw`,
    "43 1037 8:3 / /data2 rw - xfs /dev/sda3 rw",
    "not a mount",
  ].join("\n");

  test.for([
    ["/data", "/dev/sda1"], // mounted over the first
    ["/data/inbox", "/dev/sda1"],
    ["/data/a b/inbox", "/dev/sda2"],
    ["/data3", "overlay"],
  ] as const)("%s is on %s", ([dir, source]) => {
    expect(mountOf(lines, dir)?.source).toBe(source);
  });

  test("is unknown without /proc", () => expect(mountOf("", "/data")).toBeUndefined());
});

const alone = ["--mount", "--map-root-user"];
const mayMount = spawnSync("unshare", [...alone, "true"]).status === 0;
const look = `import { diskFaultOf } from "${join(import.meta.dirname, "mounts.ts")}";
  console.log(diskFaultOf("data")?.what);`;

/** What a program says of the folder `data` behind real mounts. @param mounts made in an empty folder */
function behind(mounts: string): string {
  const program = [process.execPath, "--input-type=module", "-e", look];
  const shell = ["sh", "-ec", `cd "$0"\n${mounts}\nexec "$@"`, tempDir(), ...program];
  const { stdout, stderr } = spawnSync("unshare", [...alone, ...shell], { encoding: "utf8" });
  return stderr + stdout.trim();
}

test.runIf(mayMount).for([
  ["a tmpfs", "mkdir data; mount -t tmpfs t data", "in memory (tmpfs)"],
  ["a link onto one", "mkdir t; mount -t tmpfs t t; ln -s t data", "in memory (tmpfs)"],
  ["one, not made yet", "mkdir t; mount -t tmpfs t t; cd t", "in memory (tmpfs)"],
  [
    "an anonymous volume",
    `mkdir -p v/${hex}/_data data; mount --bind v/${hex}/_data data`,
    "on an anonymous volume",
  ],
  [
    "an emptyDir",
    "mkdir -p v/kubernetes.io~empty-dir/data data; mount --bind v/kubernetes.io~empty-dir/data data",
    "on a Kubernetes emptyDir",
  ],
  [
    "a layer",
    "mkdir l t data; mount -t tmpfs t t; mkdir t/u t/w; mount -t overlay o -o lowerdir=l,upperdir=t/u,workdir=t/w data",
    "in the container's own layer (overlay)",
  ],
  [
    // What lies below does not matter: here the file system of the tests themselves.
    "a named volume over a tmpfs",
    "mkdir -p v/site-data/_data data; mount -t tmpfs t data; mount --bind v/site-data/_data data",
    undefined,
  ],
] as const)("really mounted: %s", ([, mounts, what]) => {
  expect(behind(mounts)).toBe(what ?? behind("mkdir data"));
});

// Of Linux, where there is such a file system.
test.runIf(existsSync("/proc/self"))(
  "two folders are on one disk, and another file system is not",
  () => {
    expect(isSameDisk(tempDir(), tempDir())).toBe(true);
    expect(isSameDisk(tempDir(), "/proc")).toBe(false);
  },
);
