import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { startChromium } from "#tests/support/chromium.ts";
import { copyBrand, startEditor } from "./start-editor.ts";

/** The editor on a copy of the brand, and a browser. The caller closes both. */
export async function openInBrowser(env: Record<string, string> = {}) {
  const [editor, browser] = await Promise.all([
    copyBrand().then((copy) => startEditor(copy, env)),
    startChromium(),
  ]);
  return {
    editor,
    open: browser.open,
    async close() {
      await browser.close();
      await editor.stop();
      rmSync(editor.copy, { recursive: true });
    },
  };
}

/** Has the page put these on the clipboard when somebody copies: whoever copies decides that, also in a browser. */
export async function copyOnto(page: Page, plain: string, html: string): Promise<void> {
  await page.evaluate(
    ([text = "", markup = ""]) =>
      document.addEventListener(
        "copy",
        (event) => {
          event.clipboardData?.setData("text/plain", text);
          if (markup) event.clipboardData?.setData("text/html", markup);
          event.preventDefault();
        },
        { once: true },
      ),
    [plain, html],
  );
}
