import { execFile } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import PostalMime from "postal-mime";
import { onTestFinished } from "vitest";
import { tempDir } from "#server/testing/temp.ts";
import { requireProgram } from "#tools/browsers.ts";
import { freePort } from "#tests/support/free-port.ts";
import { eventually } from "#tests/support/patience.ts";

const run = promisify(execFile);
const nobody = 65_534; // delivers; Postfix refuses to do that as root

// Name, type, private, unprivileged, chroot, wake-up, limit, program: master(5).
const services = (port: number) => `
127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
smtp unix - - n - - smtp
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`;

/**
 * Starts an own Postfix with a self-signed certificate, for office@office.test and its namesake of a
 * domain with an umlaut. @param settings of main.cf
 */
export async function startPostfix(settings: Record<string, string> = {}) {
  const [dir, port] = [tempDir(), await freePort()];
  chmodSync(dir, 0o755);
  for (const name of ["queue", "data", "mail"]) mkdirSync(join(dir, name));
  chownSync(join(dir, "mail"), nobody, nobody);
  await run("chown", ["postfix", join(dir, "data")]);
  const [key, cert] = [join(dir, "key"), join(dir, "cert")];
  const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"];
  await run("openssl", ["req", ...kind, "-keyout", key, "-out", cert]);
  const main = {
    compatibility_level: "3.6",
    queue_directory: join(dir, "queue"),
    data_directory: join(dir, "data"),
    maillog_file: join(dir, "log"),
    maillog_file_prefixes: dir,
    myhostname: "mx.office.test",
    mydestination: "",
    virtual_mailbox_domains: "office.test xn--bro-hoa.test",
    virtual_mailbox_maps: "inline:{ office@office.test=inbox/, office@xn--bro-hoa.test=inbox/ }",
    virtual_mailbox_base: join(dir, "mail"),
    virtual_mailbox_limit: "0",
    virtual_uid_maps: `static:${nobody}`,
    virtual_gid_maps: `static:${nobody}`,
    strict_7bit_headers: "yes",
    smtpd_tls_security_level: "may",
    smtpd_tls_key_file: key,
    smtpd_tls_cert_file: cert,
    ...settings,
  };
  const lines = Object.entries(main).map(([name, value]) => `${name} = ${value}\n`);
  writeFileSync(join(dir, "main.cf"), lines.join(""));
  writeFileSync(join(dir, "master.cf"), services(port));
  const control = (command: string) => run(requireProgram("postfix"), ["-c", dir, command]);
  await control("start");
  // It may have been stopped already.
  onTestFinished(async () => void (await control("stop").catch(() => {})));
  /** The mails as delivered, with Postfix' own headers. */
  const raw = (box = "inbox"): string[] => {
    const folder = join(dir, "mail", box, "new");
    const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
    return names.map((name) => readFileSync(join(folder, name), "latin1"));
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    // Killed ones take a moment to be gone.
    start: () => eventually(() => control("start")),
    stop: () => control("stop"),
    /** At once, whatever it does. */
    kill: () => control("abort"),
    raw,
    mails: (box?: string) =>
      Promise.all(raw(box).map((mail) => PostalMime.parse(Buffer.from(mail, "latin1")))),
  };
}
