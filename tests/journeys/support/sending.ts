import type { Page, Request } from "@playwright/test";

/** Whether a request carries a message to the provider. */
export const isSending = (request: Request) => new URL(request.url()).pathname.startsWith("/api/");

/** Keeps every message that the page sends from now on. */
export function noteSending(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (isSending(request)) requests.push(request);
  });
  return requests;
}
