const preload = /<link rel="modulepreload" href="[^"]*"\/>/g;
const start = /<script type="module" async="">([\s\S]*?)<\/script>/;
const manifestImport = /^import "([^"]+)";$/m;
const routeImport = /^import \* as (route\d+) from "([^"]+)";$/gm;
const routeModules = /window\.__reactRouterRouteModules = (\{[^}]*\});/;
const entryImport = /^import\("([^"]+)"\);$/m;

/**
 * Rewrites the framework's script tags so that no script is requested before the page has loaded
 * and the browser is idle, or the visitor acts: requested at once, they cost a third of the time
 * to first paint (docs/decisions/0003). The order of loading stays the framework's.
 *
 * @param html one rendered page
 * @throws when the framework's markup is not the one known here, so that a new version of it
 *   stops the build instead of bringing the cost back unseen
 */
export function deferScripts(html: string): string {
  const body = start.exec(html)?.[1];
  const manifest = body && manifestImport.exec(body)?.[1];
  const modules = body && routeModules.exec(body)?.[1];
  const entry = body && entryImport.exec(body)?.[1];
  const routes = body ? [...body.matchAll(routeImport)] : [];
  if (!manifest || !modules || !entry || routes.length === 0 || !preload.test(html))
    throw new Error(
      "The framework's script tags have changed: app/lib/deferred-scripts.ts has to follow",
    );

  const imports = [manifest, ...routes.map(([, , path]) => path)];
  const names = ["_", ...routes.map(([, name]) => name)];
  const script =
    `boot.whenQuiet(()=>Promise.all([${imports.map((path) => `import("${path}")`).join()}])` +
    `.then(([${names.join()}])=>{window.__reactRouterRouteModules = ${modules};` +
    `return import("${entry}")}))`;
  return html.replace(preload, "").replace(start, () => `<script>${script}</script>`);
}
