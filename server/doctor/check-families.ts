import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect } from "node:tls";
import { type Finding, note, wrong } from "./finding.ts";

const timeoutMs = 5_000;

/**
 * Where a name has addresses of both families, each has to lead to the site: some visitors have one of them, and who gives
 * certificates asks IPv6 first. `fetch` takes whichever answers.
 * @param certificates that are trusted besides those of Node
 */
export async function checkFamilies(
  publicUrl: string | undefined,
  find: (name: string) => Promise<{ address: string; family: number }[]> = (name) =>
    lookup(name, { all: true }),
  certificates?: string,
): Promise<Finding[]> {
  const url = URL.parse(publicUrl ?? "");
  if (url?.protocol !== "https:") return [];
  const found = await find(url.hostname).catch(() => []);
  if (new Set(found.map(({ family }) => family)).size < 2) return [];
  const port = Number(url.port || 443);
  const findings = found.map(async ({ address, family }) => {
    const ca = certificates === undefined ? {} : { ca: certificates };
    const to = { host: address, port, servername: url.hostname, timeout: timeoutMs, ...ca };
    const socket = connect(to);
    socket.once("timeout", () => socket.destroy(new Error("no answer")));
    try {
      await once(socket, "secureConnect");
      return [];
    } catch (error) {
      const { code = "", message } = error as NodeJS.ErrnoException;
      const said = `${publicUrl} does not answer over IPv${family}, at ${address} (${code || message})`;
      return ["ENETUNREACH", "EADDRNOTAVAIL"].includes(code)
        ? [note("Address", `Not checked over IPv${family}, which this machine does not have.`)]
        : [
            wrong(
              "Address",
              `${said}: let the proxy listen there, too, or take the address out of the DNS.`,
            ),
          ];
    } finally {
      socket.destroy();
    }
  });
  return (await Promise.all(findings)).flat();
}
