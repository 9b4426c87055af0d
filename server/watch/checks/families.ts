import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect } from "node:tls";
import { type Finding, note, wrong } from "./finding.ts";

/**
 * Where a name has addresses of both families, each has to lead to the site: some visitors have one of them, and who gives
 * certificates asks IPv6 first. `fetch` takes whichever answers.
 * @param ca certificate that is trusted instead of Node's
 */
export async function checkFamilies(
  publicUrl: string | undefined,
  find = (name: string) => lookup(name, { all: true }),
  ca?: string,
): Promise<Finding[]> {
  const url = URL.parse(publicUrl ?? "");
  if (url?.protocol !== "https:") return [];
  const found = await find(url.hostname).catch(() => []);
  if (new Set(found.map(({ family }) => family)).size < 2) return [];
  const to = { port: Number(url.port || 443), servername: url.hostname, ...(ca && { ca }) };
  const findings = found.map(async ({ address, family }): Promise<Finding[]> => {
    const socket = connect({ ...to, host: address });
    try {
      await once(socket, "secureConnect", { signal: AbortSignal.timeout(5_000) });
      return [];
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      const problem = `${publicUrl} does not answer over IPv${family}, at ${address} (${code ?? name})`;
      if (["ENETUNREACH", "EADDRNOTAVAIL"].includes(code ?? ""))
        return [note("Address", `Not checked over IPv${family}: this machine has none.`)];
      return [wrong("Address", `${problem}: let the proxy listen there, or change the DNS.`)];
    } finally {
      socket.destroy();
    }
  });
  return (await Promise.all(findings)).flat();
}
