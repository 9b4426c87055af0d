import { sendFormPath, sendPath } from "#contract/provider.ts";
import type { Random } from "../random.ts";
import { jsonBody, multipartBody, urlencodedBody, type Body } from "./bodies.ts";
import { hostileHeaders, hosts, methods, versions } from "./heads.ts";
import { mutated } from "./mutate.ts";
import { hostilePath } from "./paths.ts";

/** One connection's worth of bytes, in the pieces they are sent in. */
export type HostileRequest = { pieces: Buffer[]; kind: string };

const kinds: Record<string, (random: Random, tag: string) => Buffer> = {
  multipart: (random, tag) => posted(random, sendFormPath, multipartBody(random, tag)),
  urlencoded: (random, tag) => posted(random, sendFormPath, urlencodedBody(random, tag)),
  json: (random, tag) => posted(random, sendPath, jsonBody(random, tag)),
  crossed: (random, tag) => posted(random, sendPath, multipartBody(random, tag)),
  head: (random) => head(random),
  path: (random) => Buffer.from(`GET ${hostilePath(random)} HTTP/1.1\r\nHost: a\r\n\r\n`, "latin1"),
  chunked,
  pipelined: (random, tag) => {
    const one = posted(random, sendFormPath, urlencodedBody(random, tag), 0);
    return Buffer.concat([head(random), one, Buffer.from("GET / HTTP/1.1\r\nHost: a\r\n\r\n")]);
  },
  noise: (random) => random.bytes(random.int(0, 3000)),
};

/** @param tag what a message made of it would be called */
export function hostileRequest(random: Random, tag: string): HostileRequest {
  const kind = random.pick(Object.keys(kinds));
  const bytes = kinds[kind]?.(random, tag) ?? Buffer.alloc(0);
  const spoilt = random.chance(0.1) ? mutated(bytes, random) : bytes;
  return { kind, pieces: inPieces(spoilt, random) };
}

/** A post whose body is spoilt and whose length may be a lie. */
function posted(random: Random, path: string, { type, bytes }: Body, spoil = 0.7): Buffer {
  const body = random.chance(spoil) ? mutated(bytes, random) : bytes;
  const lie = random.pick([-10, 1, 50, 100_000]);
  const length = random.chance(0.1) ? Math.max(0, body.length + lie) : body.length;
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: ${random.chance(0.95) ? "a" : random.pick(hosts)}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    ...(random.chance(0.3) ? hostileHeaders(random) : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}

function head(random: Random): Buffer {
  const path = random.chance(0.5) ? hostilePath(random) : sendFormPath;
  const lines = [
    `${random.pick(methods)} ${path} ${random.chance(0.8) ? "HTTP/1.1" : random.pick(versions)}`,
    `Host: ${random.chance(0.8) ? "a" : random.pick(hosts)}`,
    ...hostileHeaders(random),
  ];
  const end = random.chance(0.8) ? "\r\n" : random.pick(["\n", "\r", ""]);
  return Buffer.from(`${lines.join(end || "\r\n")}${end}${end}`, "latin1");
}

function chunked(random: Random, tag: string): Buffer {
  const { type, bytes } = urlencodedBody(random, tag);
  const sizes = [bytes.length.toString(16), "0", "-1", "fffffffffffffffff", "zz", "1;x=y", ""];
  const size = random.chance(0.4) ? sizes[0] : random.pick(sizes);
  const end = random.pick(["\r\n0\r\n\r\n", "\r\n0\r\nTrailer: x\r\n\r\n", "0\r\n", ""]);
  const start = `POST ${sendFormPath} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n`;
  const lines = `${start}Transfer-Encoding: chunked\r\n\r\n${size}\r\n`;
  return Buffer.concat([Buffer.from(lines), bytes, Buffer.from(end)]);
}

function inPieces(bytes: Buffer, random: Random): Buffer[] {
  if (bytes.length === 0 || random.chance(0.7)) return [bytes];
  const step = Math.max(1, Math.ceil(bytes.length / random.int(2, 12)));
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += step) pieces.push(bytes.subarray(at, at + step));
  return pieces;
}
