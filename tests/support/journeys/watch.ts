import type { BrowserContext } from "@playwright/test";
import { testSite } from "./server.ts";

const ownHost = new URL(testSite.url).hostname;

/**
 * Collects problems from all pages of the context, one line each: console errors and warnings
 * (including Content-Security-Policy violations), uncaught errors (including React's hydration
 * mismatches), failed requests, responses with status >= 400, and requests to other hosts.
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
    // The browser aborts pending requests when the page is left.
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
