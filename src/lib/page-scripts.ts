import { type PageData, pageDataId, pageDataJson } from "./page-data.ts";

/**
 * The end of a prerendered page: what it was built from, and what starts React. No script is
 * requested before the page has loaded and the browser is idle, or the visitor acts: requested at
 * once, they cost a third of the time to first paint (docs/decisions/0003). A module's turn comes
 * when the page is parsed, in a task of its own, so that parsing and the first styles are two tasks.
 *
 * @param modules addresses of the entry and of the page's own code, which the entry would else ask for in turn
 */
export function pageScripts(page: PageData, modules: readonly [entry: string, page: string]) {
  const imports = modules.map((path) => `import(${JSON.stringify(path)})`);
  return (
    `<script type="application/json" id="${pageDataId}">${pageDataJson(page)}</script>` +
    `<script type="module">boot.whenQuiet(()=>Promise.all([${imports.join()}]))</script>`
  );
}
