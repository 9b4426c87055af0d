import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { startProductionServer } from "../../tools/production-server.ts";
import { contactFields } from "#contract/contact.ts";
import { sendPath } from "#contract/provider.ts";
import { median } from "./figures.ts";

/** Concurrent connections; each sends its next request when it has the response. */
const connections = 16;
const roundMs = 4000;

type Asked = { method: string; path: string; headers: Record<string, string>; body?: string };

const page: Asked = { method: "GET", path: "/", headers: { "accept-encoding": "br" } };

const typed = { name: "Amina Khan", email: "amina@example.org", subject: "A new shop" };
const message: Asked = {
  method: "POST",
  path: sendPath,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    // The public ids of the served site (.env.served).
    user_id: "website",
    service_id: "site",
    template_id: "contact",
    template_params: {
      ...Object.fromEntries(contactFields.map((field) => [field, ""])),
      ...typed,
      message: "We would like to talk about a new shop. ".repeat(15),
    },
  }),
};

/**
 * Measures requests per second for the home page and for contact messages, each stored durably, and the
 * server's memory, and prints them. The client runs on the same machine and takes its share of the processors.
 * @param rounds of both in turn; the figures are medians
 */
export async function measureServer(siteDir: string, rounds: number): Promise<void> {
  process.env["RATE_LIMIT"] = "off"; // all messages come from one address
  const server = await startProductionServer(siteDir);
  try {
    const rest = memory(server.pid, "VmRSS");
    const [pages, messages]: [Load[], Load[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      pages.push(await load(server.url, page));
      messages.push(await load(server.url, message));
    }
    console.table([row("home page, brotli", pages), row("messages stored", messages)]);
    console.log(
      `${connections} connections. Memory: ${rest} at rest, ${memory(server.pid, "VmHWM")} at most`,
    );
  } finally {
    await server.stop();
  }
}

type Load = { perSecond: number; p50: number; p99: number };

/** @throws Error when a response is not 200 */
async function load(url: string, asked: Asked): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const begun = performance.now();
  const visit = async () => {
    for (let now = begun; now < begun + roundMs;) {
      const status = await ask(url, asked, agent);
      if (status !== 200) throw new Error(`${asked.method} ${asked.path} returned ${status}`);
      const answered = performance.now();
      times.push(answered - now);
      now = answered;
    }
  };
  await Promise.all(Array.from({ length: connections }, visit)).finally(() => agent.destroy());
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  const seconds = (performance.now() - begun) / 1000;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

function ask(url: string, { path, body, ...options }: Asked, agent: Agent) {
  return new Promise<number | undefined>((resolve, reject) => {
    request(url + path, { ...options, agent }, (answer) => {
      answer.on("end", () => resolve(answer.statusCode)).on("error", reject);
      answer.resume();
    })
      .on("error", reject)
      .end(body);
  });
}

function row(what: string, loads: readonly Load[]) {
  const of = (key: keyof Load) => median(loads.map((one) => one[key]));
  return {
    what,
    "a second": of("perSecond").toFixed(0),
    "p50, ms": of("p50").toFixed(1),
    "p99, ms": of("p99").toFixed(1),
  };
}

/** Linux only. */
function memory(pid: number | undefined, line: "VmRSS" | "VmHWM"): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kB = new RegExp(`^${line}:\\s+(\\d+) kB`, "m").exec(status)?.[1];
    return `${(Number(kB) / 1000).toFixed(0)} MB`;
  } catch {
    return "unknown";
  }
}
