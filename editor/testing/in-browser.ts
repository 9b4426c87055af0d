import { rmSync } from "node:fs";
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
