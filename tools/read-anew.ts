import type { AstroIntegration } from "astro";

/** The editor's page asks for it with POST (editor/app/preview.tsx). */
const path = "/read-anew";

/**
 * For the editor: makes pages anew from all entries when asked. If a page is asked for while Astro's server takes over a
 * change, it may keep what it had read before until the next change: once in thirty times on a busy machine.
 */
export const readAnew = (): AstroIntegration => ({
  name: "read-anew",
  hooks: {
    "astro:server:setup": ({ server, refreshContent }) => {
      server.middlewares.use(path, (request, response, next) => {
        if (request.method !== "POST") return next();
        void refreshContent?.({}).finally(() => {
          for (const { name, moduleGraph, hot } of Object.values(server.environments)) {
            if (name === "client") continue;
            moduleGraph.invalidateAll();
            hot.send({ type: "full-reload" });
          }
          response.end();
        });
      });
    },
  },
});
