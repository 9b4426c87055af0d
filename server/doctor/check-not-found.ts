import type { Settings } from "#server/settings.ts";
import { notFoundPath, type Wanted } from "#server/site/not-found.ts";
import { type Finding, good, note } from "./finding.ts";

const about = "Not found";
const timeoutMs = 3_000;
const named = 10;

/** What visitors asked for and did not find since the server's start; it tells that where metrics are. */
export async function checkNotFound(
  { metricsPort, metricsHost, apiOnly }: Pick<Settings, "metricsPort" | "metricsHost" | "apiOnly">,
  fetch: typeof globalThis.fetch,
): Promise<Finding[]> {
  if (apiOnly) return [];
  if (!metricsPort)
    return [note(about, "Not known: set METRICS_PORT to see which addresses visitors miss.")];
  const host = metricsHost.includes(":") ? `[${metricsHost}]` : metricsHost;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(`http://${host}:${metricsPort}${notFoundPath}`, { signal });
    const wanted = (await answer.json()) as Wanted[];
    if (wanted.length === 0)
      return [good(about, "No address was asked for three times without being found.")];
    const list = wanted.slice(0, named).map(({ path, visits }) => `${path} (${visits})`);
    const more = wanted.length > named ? ` and ${wanted.length - named} more` : "";
    return [
      note(
        about,
        `Visitors asked for ${list.join(", ")}${more}. The editor leads them on: Moved addresses.`,
      ),
    ];
  } catch {
    return [note(about, `The server does not answer at METRICS_PORT=${metricsPort}.`)];
  }
}
