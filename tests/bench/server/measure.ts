/*
 * npm run bench -- --server: what the server carries on this machine, beside what the machine could
 * carry at most: durable messages beside bare SQLite inserts, pages beside nginx with the same
 * compressed file, memory at rest and under load. Rounds by turns, medians: machines are unsteady.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "../measure.ts";
import { load, type Load } from "./load.ts";
import { findNginx, startNginx } from "./nginx.ts";
import { freePort, startProgram, type Program } from "./program.ts";
import { rawInserts } from "./raw-inserts.ts";
import { applicationRequest, messageRequest, messageText, pageRequest } from "./requests.ts";

const roundMs = 4000;
const visitors = { connections: 16, ms: roundMs };
// As many of the largest résumés as the server takes at once.
const uploads = { connections: 8, ms: roundMs };
const resumeBytes = 4_900_000;

// As `npm run serve` starts it.
const server = ["--max-semi-space-size=8", join(import.meta.dirname, "../../../server/main.ts")];

/** Measures and says it in lines; each figure beside what it should reach. */
export async function measureServer(siteDir: string, rounds: number): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "gates-bench-"));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dir, SITE_DIR: siteDir };
  const limits = { RATE_LIMIT: "off", SMTP_URL: "", MAX_CONNECTIONS: "1000" };
  const site = await startProgram(process.execPath, server, port, { ...env, ...limits });
  const nginxPath = findNginx();
  const nginx = nginxPath ? await startNginx(nginxPath, siteDir) : undefined;
  try {
    const rest = site.memory();
    const pages: Loaded[] = [];
    const others: Loaded[] = [];
    const messages: Loaded[] = [];
    const raw: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      pages.push(await loaded(site, pageRequest));
      if (nginx) others.push(await loaded(nginx, pageRequest));
      messages.push(await loaded(site, messageRequest));
      raw.push(rawInserts(messageText, roundMs));
    }
    const uploaded = await load(port, applicationRequest(resumeBytes), uploads);
    const lines = [
      `  pages      ${told(pages)}`,
      nginx ? `  nginx      ${told(others)}` : "  nginx      is not installed here: left out",
      ...(nginx
        ? [
            `  ratio      ${ratio(rates(pages), rates(others))} (should be 0.6), by processor time ${ratio(perCpu(pages), perCpu(others))}`,
          ]
        : []),
      `  messages   ${told(messages)}, durable`,
      `  SQLite     ${Math.round(median(raw))} a second, bare inserts`,
      `  ratio      ${ratio(rates(messages), raw)} (should be 0.6)`,
      `  uploads    ${told([uploaded])}, ${uploads.connections} at once, 4.9 MB each`,
      `  memory     ${Math.round(rest)} MB at rest (should be 120), ${Math.round(site.peak())} MB at most under all this (220)`,
    ];
    return lines.join("\n");
  } finally {
    await Promise.all([site.stop(), nginx?.stop()]);
    await rm(dir, { recursive: true, force: true });
  }
}

/** `perCpu`: answers in a second of the program's own processor time, which a busy machine leaves. */
type Loaded = Load & { perCpu: number };

async function loaded(program: Program, request: Uint8Array): Promise<Loaded> {
  const before = program.cpu();
  const found = await load(program.port, request, visitors);
  return { ...found, perCpu: (found.perSecond * roundMs) / 1000 / (program.cpu() - before) };
}

const perCpu = (loads: readonly Loaded[]) => loads.map(({ perCpu }) => perCpu);

const rates = (loads: readonly Load[]) => loads.map(({ perSecond }) => perSecond);

const ratio = (ours: number[], theirs: number[]) => (median(ours) / median(theirs)).toFixed(2);

function told(loads: readonly Load[]): string {
  const of = (key: keyof Load) => median(loads.map((one) => one[key]));
  const failed = loads.reduce((sum, one) => sum + one.failed, 0);
  const faults = failed > 0 ? `, ${failed} FAILED` : "";
  return `${Math.round(of("perSecond"))} a second, p50 ${of("p50").toFixed(1)} ms, p99 ${of("p99").toFixed(1)} ms${faults}`;
}
