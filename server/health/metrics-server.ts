import { createServer, type Server } from "node:http";
import { isIP } from "node:net";
import { listen } from "#server/http/server.ts";
import type { Service } from "#server/service.ts";
import type { Settings } from "#server/settings.ts";
import { notFoundPath, type Wanted } from "#server/site/not-found.ts";
import { type Metrics, metricsType } from "./metrics.ts";

type Told = { metrics: Pick<Metrics, "text">; wanted: () => Wanted[] };

/** Tells metrics, and what visitors asked for and did not find, where a port is set for them. */
export function metricsService(
  told: Told,
  { metricsPort, metricsHost }: Pick<Settings, "metricsPort" | "metricsHost">,
): Service {
  const server = metricsServer(told, metricsHost);
  return {
    name: "metrics",
    async start() {
      if (metricsPort !== undefined) await listen(server, metricsPort, metricsHost);
    },
    stop: () => void server.close(),
  };
}

/**
 * On a port of its own, which visitors cannot reach. A web page whose name leads to this address (DNS
 * rebinding) gets nothing: it asks with its own name.
 * @param host the address it listens on
 */
export const metricsServer = ({ metrics, wanted }: Told, host: string): Server =>
  createServer((request, response) => {
    if (!isOwnName(request.headers.host ?? "", host)) return void response.writeHead(421).end();
    if (request.url === notFoundPath)
      return void response
        .setHeader("Content-Type", "application/json")
        .end(JSON.stringify(wanted()));
    response.setHeader("Content-Type", metricsType);
    metrics.text().then(
      (it) => response.end(it),
      () => response.writeHead(500).end(),
    );
  });

/** Addresses, the configured name, and names without a dot, which belong to this machine or its network. */
function isOwnName(asked: string, host: string): boolean {
  const name = URL.parse(`http://${asked}`)?.hostname ?? "";
  const isAddress = isIP(name.replace(/^\[|\]$/g, "")) !== 0;
  return isAddress || name === host || (name !== "" && !name.includes("."));
}
