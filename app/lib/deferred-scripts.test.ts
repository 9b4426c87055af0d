import { describe, expect, it } from "vitest";
import { deferScripts } from "./deferred-scripts.ts";

const page = `<head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/></head><body><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/home-3.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry-4.js");</script></body>`;

describe("deferScripts", () => {
  const html = deferScripts(page);

  it("leaves nothing that asks for a script while the page loads", () => {
    expect(html).not.toContain("modulepreload");
    expect(html).not.toContain('type="module"');
  });

  it("keeps every module and their order: manifest and routes first, then the entry", () => {
    expect(html).toContain(
      '<script>boot.whenQuiet(()=>Promise.all([import("/assets/manifest-1.js"),import("/assets/root-2.js"),import("/assets/home-3.js")])' +
        '.then(([_,route0,route1])=>{window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};' +
        'return import("/assets/entry-4.js")}))</script>',
    );
  });

  it.each([
    ["no entry", page.replace('import("/assets/entry-4.js");', "")],
    ["another script tag", page.replace('async=""', "defer")],
    ["no preloads", page.replace(/<link[^>]*>/g, "")],
    ["no routes", page.replace(/import \* as .*\n/g, "")],
  ])("stops the build when the markup changes: %s", (_, changed) => {
    expect(() => deferScripts(changed)).toThrow("has to follow");
  });
});
