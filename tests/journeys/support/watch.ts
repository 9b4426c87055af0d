import type { BrowserContext } from "@playwright/test";
import { baseURL } from "./server.ts";

const ownHost = new URL(baseURL).hostname;

/**
 * Writes down, one line each, whatever goes wrong in any page of the context: console errors and
 * warnings (the browser reports violations of the Content-Security-Policy as such), uncaught
 * errors (React reports hydration mismatches so), failed requests, answers from 400 on, and
 * requests to any other host.
 */
export function watch(context: BrowserContext, problems: string[]): void {
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      problems.push(
        `console ${message.type()}: ${message.text()} (${message.location().url}, on ${message.page()?.url()})`,
      );
  });
  context.on("weberror", (event) => {
    const { name, message, stack } = event.error();
    problems.push(`uncaught: ${name}: ${message} (${event.page()?.url()})\n${stack}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The browser's own doing: the page was left while something was still on its way.
    if (reason !== "net::ERR_ABORTED") problems.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  context.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== ownHost && protocol !== "data:" && protocol !== "blob:")
      problems.push(`another host: ${request.url()}`);
  });
}
