import type { Random } from "../random.ts";

export const methods = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "PURGE",
  "QUERY",
  "get",
  "PO ST",
  "TRACK",
  "X".repeat(100),
] as const;

export const versions = [
  "HTTP/1.1",
  "HTTP/1.0",
  "HTTP/1.1",
  "HTTP/0.9",
  "HTTP/2.0",
  "HTTP/9.9",
  "http/1.1",
  "",
] as const;

export const hosts = [
  "localhost",
  "",
  "a b",
  "[::1",
  "a:99999",
  "a:b:c",
  "evil@x",
  "x/../y",
  "ä.example",
  "__proto__",
  "a".repeat(5000),
] as const;

const headers = [
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip, chunked",
  "Transfer-Encoding: identity",
  "Transfer-Encoding : chunked",
  "Transfer-Encoding: xchunked",
  "Content-Length: -1",
  "Content-Length: 0",
  "Content-Length: 99999999999999999999",
  "Content-Length: 5, 6",
  "Content-Length: 0x10",
  "Content-Encoding: gzip",
  "Expect: 100-continue",
  "Expect: something-else",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__",
  "Connection: close, keep-alive, Host",
  "Accept-Encoding: br;q=abc, *;q=-1, ,,,;;;",
  `Accept-Encoding: ${"gzip,".repeat(1000)}`,
  'If-None-Match: ", W/, *"',
  "Range: bytes=0-18446744073709551615,-1",
  "Cookie: __proto__=1; ;;;=",
  "Origin: null",
  "Origin: http://[",
  "Sec-Fetch-Site: cross-site",
  "Sec-Fetch-Mode: navigate",
  "Accept: text/html",
  "Referer: http://%zz/careers",
  "X-Forwarded-For: ::ffff:1.2.3.4%lo, 999.1.1.1",
  "X-HTTP-Method-Override: DELETE",
  "__proto__: x",
  "Bad Header: x",
  ": nameless",
  "NoColon",
  "Folded: a\r\n b",
  "Nul: a\0b",
  "Bare: a\rb",
  "Content-Type: application/json; charset=utf-7",
  "Content-Type: multipart/form-data; boundary=",
  `X-Long: ${"x".repeat(20_000)}`,
  `${"X-Many: 1\r\n".repeat(2100)}X-Last: 1`,
] as const;

/** Some header lines, mostly none or one. */
export function hostileHeaders(random: Random): string[] {
  const lines: string[] = [];
  while (random.chance(0.35)) lines.push(random.pick(headers));
  return lines;
}
