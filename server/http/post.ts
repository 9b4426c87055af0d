import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, connect, isIP, type LookupFunction } from "node:net";
import { connect as connectTls } from "node:tls";

export type Answer = {
  status: number;
  /** Its first 16 kB. */
  text: string;
};

type PostOptions = {
  headers: Record<string, string>;
  body: string;
  /** For everything, the name's look-up included. */
  timeoutMs: number;
  signal: AbortSignal;
  /** Whether addresses of this machine and its networks may be asked. */
  mayBePrivate: boolean;
  lookup?: LookupFunction;
};

const longestAnswer = 16 * 1024;

/**
 * Posts once: no redirect is followed, and no connection is kept.
 * @returns whatever it answers, errors too
 * @throws when there is no answer. `textSent`: the whole body was sent, so it may have arrived
 */
export function post(url: URL, options: PostOptions): Promise<Answer> {
  const { headers, body, timeoutMs, mayBePrivate, lookup } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([options.signal, timeout]);
  const isTls = url.protocol === "https:";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const port = Number(url.port || (isTls ? 443 : 80));
  // Checks each address at the moment of connecting, whatever the name said before. `https.request`
  // (Node 24.21) ignores the option, and a look-up of one's own is not asked about literal addresses:
  // so the connection is made here.
  const blockList = mayBePrivate ? undefined : privateAddresses;
  const createConnection = () => {
    const socket = connect({
      host,
      port,
      ...(lookup && { lookup }),
      ...(blockList && { blockList }),
    });
    // `host`: whose certificate it has to be; an address cannot be a server's name.
    return isTls ? connectTls({ socket, host, servername: isIP(host) === 0 ? host : "" }) : socket;
  };
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const textSent = request.writableFinished;
      const message = timeout.aborted
        ? `no answer within ${timeoutMs / 1000} seconds`
        : error.code === "ERR_IP_BLOCKED"
          ? "it leads to this machine or a private network"
          : error.message || error.code;
      reject(Object.assign(new Error(message, { cause: error }), { textSent }));
    };
    const request = (isTls ? requestHttps : requestHttp)(url, {
      method: "POST",
      headers: { "User-Agent": "website", "Content-Length": Buffer.byteLength(body), ...headers },
      createConnection,
      signal,
    });
    request.on("error", fail);
    request.on("response", (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const finish = () => {
        const text = Buffer.concat(parts).subarray(0, longestAnswer).toString();
        resolve({ status: response.statusCode ?? 0, text });
      };
      response.on("data", (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes < longestAnswer) return;
        finish();
        response.destroy();
      });
      response.on("end", finish);
      response.on("error", fail);
    });
    request.end(body);
  });
}

/** Of this machine, of private networks, and those that lead to such ones (NAT64, 6to4, Teredo). */
export const privateAddresses: BlockList = new BlockList();
// https://www.iana.org/assignments/iana-ipv4-special-registry, and all from multicast on.
const ipv4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const;
for (const [address, prefix] of ipv4) {
  privateAddresses.addSubnet(address, prefix);
  privateAddresses.addSubnet(`64:ff9b::${address}`, 96 + prefix, "ipv6");
}
const ipv6 = [
  ["::", 96],
  ["64:ff9b:1::", 48],
  ["2001::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 9],
  ["ff00::", 8],
] as const;
for (const [address, prefix] of ipv6) privateAddresses.addSubnet(address, prefix, "ipv6");
