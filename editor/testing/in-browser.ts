import { rmSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { launchArgs, requireProgram } from "#tools/browsers.ts";
import { copyBrand, type Editor, startEditor } from "./start-editor.ts";

/** The editor on a copy of the brand, and a browser. The caller closes both. */
export type InBrowser = { editor: Editor; browser: Browser; close: () => Promise<void> };

export async function openInBrowser(env: Record<string, string> = {}): Promise<InBrowser> {
  const [editor, browser] = await Promise.all([
    copyBrand().then((copy) => startEditor(copy, env)),
    chromium.launch({ executablePath: requireProgram("chromium"), args: [...launchArgs] }),
  ]);
  return {
    editor,
    browser,
    async close() {
      await browser.close();
      await editor.stop();
      rmSync(editor.copy, { recursive: true });
    },
  };
}
