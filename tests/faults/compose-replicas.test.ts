/*
 * The profile `replicas` of compose.yaml, with Debian's PostgreSQL and Caddy instead of their images: two servers with
 * the environment that Compose and the Dockerfile give them, behind the Caddyfile.
 */
import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { submissionField } from "#contract/guards.ts";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { inbox } from "#server/testing/cli.ts";
import { projectRoot } from "#server/served-environment.ts";
import { ask as askDatabase } from "#server/testing/database.ts";
import { eventually } from "#tests/support/patience.ts";
import { formOf, message } from "#server/testing/forms.ts";
import { freePort } from "#tests/support/free-port.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startCaddy } from "#tests/support/faults/caddy.ts";
import { environmentOf, imageOf } from "#tests/support/faults/compose.ts";
import { startServer } from "#tests/support/faults/server-process.ts";

/** As docs/hosting.md has them written into `.env`. */
const settings = {
  DOMAIN: "localhost",
  SERVER: "site-a:3000 site-b:3000",
  DATABASE_PASSWORD: randomBytes(16).toString("hex"),
};

/** As its image sets it up: with a user, a password and a database of the user's name. */
async function startDatabase() {
  const { POSTGRES_USER, POSTGRES_PASSWORD } = environmentOf("postgres", settings);
  const access = `host postgres site 127.0.0.1/32 trust\nhost site all 127.0.0.1/32 scram-sha-256\n`;
  const postgres = await startPostgres({}, { "pg_hba.conf": access });
  onTestFinished(postgres.remove);
  const url = postgres.urlOf("postgres");
  await askDatabase(url, `ALTER ROLE ${POSTGRES_USER} PASSWORD '${POSTGRES_PASSWORD}'`);
  await askDatabase(url, `CREATE DATABASE ${POSTGRES_USER}`);
  return postgres;
}

describe.runIf(inject("postgres"))("on PostgreSQL", () => {
  test("two servers of the profile take turns behind Caddy, and one is replaced without a failure", async () => {
    const postgres = await startDatabase();
    const names = ["site-a", "site-b"] as const;
    const ports = { "site-a": await freePort(), "site-b": await freePort() };
    const image = imageOf();
    /** Names of services lead to this machine. */
    const here = (text: string) =>
      text
        .replace("@postgres/", `@127.0.0.1:${postgres.port}/`)
        .replaceAll(
          /(site-[ab]):3000/g,
          (_, name: keyof typeof ports) => `127.0.0.1:${ports[name]}`,
        );
    const envOf = (name: (typeof names)[number]) => {
      const { DATABASE_URL = "", ...env } = environmentOf(name, settings);
      const own = { HOST: "127.0.0.1", PORT: `${ports[name]}`, DATABASE_URL: here(DATABASE_URL) };
      return { ...image.env, ...env, ...own, RATE_LIMIT: "off" };
    };
    const a = await startServer(envOf("site-a"));
    await startServer(envOf("site-b"));
    for (const name of names) {
      const [, ...args] = image.healthCheck;
      const env = { ...process.env, PORT: `${ports[name]}` };
      expect(execFileSync(process.execPath, args, { env }).toString()).toBe("");
    }
    const { SERVER = "", ...proxy } = environmentOf("proxy", settings);
    const caddyfile = readFileSync(join(projectRoot, "hosting/Caddyfile"), "utf8");
    const { ask } = await startCaddy(caddyfile, { ...proxy, SERVER: here(SERVER) });
    const send = async () => {
      const body = formOf({ ...message, [submissionField]: randomUUID().replaceAll("-", "") });
      return (await ask(sendFormPath, { body })).status;
    };
    const answers: number[] = [];
    const sendMany = async () => {
      for (let i = 0; i < 15; i += 1) answers.push(await send(), (await ask("/")).status);
    };
    await sendMany();
    // As `docker compose up` replaces it.
    await Promise.all([a.end("SIGTERM"), sendMany()]);
    await sendMany();
    const next = await startServer(envOf("site-a"));
    await sendMany();
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    // Both take some, this one as soon as Caddy has asked it.
    let sent = answers.length / 2;
    await eventually(async () => {
      expect(await send()).toBe(200);
      sent += 1;
      expect(next.out()).toContain(sendFormPath);
    });
    expect((await ask("/readyz")).text).toContain('"ready":true');
    const listed = await inbox("/nowhere", ["export"], envOf("site-b"));
    expect(JSON.parse(listed.out)).toHaveLength(sent);
    expect(existsSync(image.env["DATA_DIR"] ?? "")).toBe(false);
  });

  test("without a domain no command of Compose works, and says why", () => {
    expect(() => environmentOf("site-a", {})).toThrow("Set DOMAIN");
  });
});
