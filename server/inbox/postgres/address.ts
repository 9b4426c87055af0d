/** How to reach a database. */
export type Database = {
  host: string;
  port: number;
  user: string;
  password: string;
  name: string;
  tls: boolean;
};

const local = ["localhost", "127.0.0.1", "[::1]", "::1"];

/** The hosts of services that are reached without a network. */
const isLocal = (host: string) => local.includes(host) || host.startsWith("/");

/** Whether `databaseFrom` can read it. An unescaped # / or ? in a password ends the address early. */
export function isDatabaseUrl(text: string): boolean {
  const url = /^postgres(?:ql)?:\/\//.test(text) ? URL.parse(text) : null;
  if (!url || url.hash !== "" || !/^\/[^/]+$/.test(url.pathname)) return false;
  if (url.hostname === "" && !url.searchParams.has("host")) return false;
  const mode = url.searchParams.get("sslmode");
  const known = [...url.searchParams.keys()].every((name) => name === "host" || name === "sslmode");
  return known && (mode === null || mode === "disable" || mode === "verify-full");
}

/**
 * Reads an address such as `postgres://user:password@db.example.com:5432/site`. With TLS and a valid certificate, unless
 * the database is on this machine or the address ends in `?sslmode=disable`. `?host=/run/postgresql` is a socket.
 */
export function databaseFrom(text: string): Database {
  const url = new URL(text);
  const host = url.searchParams.get("host") ?? url.hostname;
  const mode = url.searchParams.get("sslmode") ?? (isLocal(host) ? "disable" : "verify-full");
  return {
    host: host.replace(/^\[|\]$/g, ""),
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    name: decodeURIComponent(url.pathname.slice(1)),
    tls: mode !== "disable",
  };
}

/** Without the password. */
export const describeDatabase = ({ host, port, name }: Database): string =>
  `the database ${name} on ${host}${host.startsWith("/") ? "" : `:${port}`}`;
