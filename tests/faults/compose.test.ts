import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startProcess } from "#server/testing/process.ts";
import { projectRoot } from "#server/served-environment.ts";
import { table } from "#server/setting-table.ts";
import { compose, environmentOf } from "#tests/support/faults/compose.ts";

const { site, editor, proxy } = compose.services;

test("compose.yaml mounts named volumes where the image and Caddy keep what must last", () => {
  expect(site.volumes).toEqual(["messages:/data", "builds:/builds:ro"]);
  expect(proxy.volumes).toContain("certificates:/data");
  expect(readFileSync(join(projectRoot, "Dockerfile"), "utf8")).toContain("DATA_DIR=/data");
  expect(site).toMatchObject({ read_only: true, tmpfs: ["/tmp"], cap_drop: ["ALL"] });
  // The Caddyfile's own variables.
  const caddyfile = readFileSync(join(projectRoot, "hosting/Caddyfile"), "utf8");
  const used = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(proxy.environment)).toEqual(used);
  // The editor writes what the site only reads.
  expect(editor.volumes).toEqual([
    "entries:/app/brand/content",
    "versions:/versions",
    "builds:/builds",
  ]);
  expect(Object.keys(compose.volumes)).toEqual(
    expect.arrayContaining(["messages", "certificates", "entries", "versions", "builds"]),
  );
  expect([editor.ports, editor.profiles]).toEqual([undefined, ["editor"]]);
});

test("every setting in .env reaches the site, none of them the editor, and the editor's password the editor alone", () => {
  const names = Object.keys(table);
  const given = Object.fromEntries([...names, "EDIT_PASSWORD"].map((it) => [it, `${it} of .env`]));
  const reaching = (service: string) =>
    Object.entries(environmentOf(service, { ...given, DOMAIN: "www.example.com" }))
      .filter(([, value]) => value.endsWith(" of .env"))
      .map(([name]) => name);
  const ofCompose = ["PUBLIC_URL", "TRUST_PROXY", "HOST", "PORT", "DATA_DIR", "BUILDS_DIR"];
  expect(reaching("site")).toEqual(names.filter((name) => !ofCompose.includes(name)));
  expect(reaching("editor")).toEqual(["EDIT_PASSWORD"]);
});

test("a server that is process 1, as in its container, ends by SIGTERM before it is up", async () => {
  const asFirst = ["unshare", "--pid", "--fork", "--kill-child", "--map-root-user"];
  const { child, out, ended } = startProcess({}, asFirst);
  const itself = `$(cat /proc/${child.pid}/task/${child.pid}/children)`;
  const sending = setInterval(() => execFile("sh", ["-c", `kill -TERM ${itself}`], () => {}), 50);
  onTestFinished(() => clearInterval(sending));
  await ended;
  expect(out()).toBe("");
});
