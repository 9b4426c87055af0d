/* Ways to a PostgreSQL that lets in over TLS and with a password only. */
import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { checkDatabase } from "#server/watch/checks/database.ts";
import { databaseFrom } from "#server/inbox/postgres/address.ts";
import { ask } from "#server/testing/database.ts";
import { newDatabase } from "#server/testing/engines.ts";
import { startProcess } from "#server/testing/process.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { newCertificate } from "#tests/support/faults/certificate.ts";
import { startPgBouncer } from "#tests/support/faults/pgbouncer.ts";
import { startServer } from "#tests/support/faults/server-process.ts";

const password = "correct horse";

/** With a database of a user of its own. */
async function startGuarded() {
  const { file, key, text } = newCertificate();
  const postgres = await startPostgres(
    { ssl: "on" },
    {
      "server.crt": text ?? "",
      "server.key": key ?? "",
      "pg_hba.conf":
        "host all site 127.0.0.1/32 trust\nhostssl all owner 127.0.0.1/32 scram-sha-256\n",
    },
  );
  onTestFinished(postgres.remove);
  const url = new URL(postgres.urlOf("postgres"));
  await ask(url.href, `CREATE ROLE owner LOGIN PASSWORD '${password}'`);
  await ask(url.href, "CREATE DATABASE messages OWNER owner");
  const address = ({
    host = url.host,
    name = "messages",
    secret = password,
    mode = "verify-full",
  }) => `postgres://owner:${encodeURIComponent(secret)}@${host}/${name}?sslmode=${mode}`;
  return { ca: file, port: url.port, address, urlOf: postgres.urlOf };
}

/** How a server ends that cannot start. */
async function startFails(DATABASE_URL: string, ca?: string) {
  const { ended, err } = startProcess({ DATABASE_URL, ...(ca && { NODE_EXTRA_CA_CERTS: ca }) });
  expect(await ended).toBe(1);
  expect(err()).not.toContain(password);
  return err();
}

describe.runIf(inject("postgres"))("on PostgreSQL", () => {
  test("a certificate of one's own is checked; a wrong one ends the start with what to do", async () => {
    const { ca, port, address } = await startGuarded();
    const { get } = await startServer({ DATABASE_URL: address({}), NODE_EXTRA_CA_CERTS: ca });
    expect((await get("/readyz")).status).toBe(200);
    const otherCa = newCertificate().file;
    for (const wrong of [otherCa, undefined])
      expect(await startFails(address({}), wrong)).toMatch(
        /^Messages cannot be kept in .* \(self-signed certificate: NODE_EXTRA_CA_CERTS has to be the file .*\)\.\n$/,
      );
    const otherName = address({ host: `localhost:${port}` });
    expect(await startFails(otherName, ca)).toMatch(
      /^.*altnames.*: DATABASE_URL has to name .*\n$/,
    );
    expect(await startFails(address({ mode: "disable" }))).toMatch(/^.*no encryption.*\n$/);
    const plain = new URL(await newDatabase());
    plain.searchParams.set("sslmode", "verify-full");
    expect(await startFails(plain.href)).toMatch(/^.*does not support SSL.*: turn on TLS .*\n$/);
  });

  test("the doctor tells of a wrong password, certificate or database, and likes a pooler", async () => {
    const { ca, address, urlOf } = await startGuarded();
    const check = async (url: string) => {
      const findings = await checkDatabase(databaseFrom(url));
      return findings.map(({ state, text }) => `${state}: ${text}`).join("\n");
    };
    expect(await check(address({}))).toContain("NODE_EXTRA_CA_CERTS has to be");
    const before = getCACertificates();
    setDefaultCACertificates([...before, readFileSync(ca, "utf8")]);
    onTestFinished(() => setDefaultCACertificates(before));
    expect(await check(address({}))).toMatch(/^good: PostgreSQL \d.* takes messages: .*\.$/);
    const wrong = /^wrong: the database \S+ on \S+ cannot be used: /;
    const refused = await check(address({ secret: "secret word" }));
    expect(refused).toMatch(wrong);
    expect(refused).toContain('password authentication failed for user "owner"');
    expect(refused).not.toContain("secret word");
    expect(await check(address({ name: "none" }))).toContain('database "none" does not exist');
    expect(await check(await startPgBouncer(urlOf("messages")))).toMatch(/^good: PostgreSQL \d/);
  });
});
