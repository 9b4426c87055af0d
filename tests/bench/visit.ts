import { chromium } from "@playwright/test";
import { launchArgs, requireProgram } from "../../tools/browsers.ts";
import { scrollThrough } from "../../tools/scroll-through.ts";

/**
 * A whole visit of one page on a desktop with a mouse, to its end: what comes late, and what a
 * phone never asks for, is in it too.
 * @returns every address asked for
 */
export async function requestsOfVisit(url: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: requireProgram("chromium"),
    args: [...launchArgs],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(url, { waitUntil: "networkidle" });
    await page.mouse.move(4, 450); // over no link, which would fetch its page
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    return requests;
  } finally {
    await browser.close();
  }
}
