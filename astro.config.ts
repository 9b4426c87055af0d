import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { editor } from "./editor/integration.ts";
import { company } from "./src/content/company.ts";
import { browserScripts } from "./tools/browser-scripts.ts";

/** Where `npm run dev` has the site's own server listen. */
const api = process.env["API_URL"];

export default defineConfig({
  site: company.origin,
  output: "static",
  // `about.html`, which static hosts answer /about with; for `about/index.html` most redirect to /about/.
  build: { format: "file", inlineStylesheets: "always" },
  trailingSlash: "never",
  devToolbar: { enabled: false },
  integrations: [
    react(),
    {
      name: "after-load",
      hooks: {
        "astro:config:setup": ({ addClientDirective }) =>
          addClientDirective({ name: "after-load", entrypoint: "./src/islands/after-load.ts" }),
      },
    },
    ...(process.env["EDIT"] === undefined ? [] : editor()),
  ],
  vite: {
    plugins: [tailwindcss(), browserScripts()],
    envPrefix: "VITE_",
    // Pictures are files of their own: in the page they would be sent again each time.
    build: { assetsInlineLimit: 0 },
    // Host stays what the browser sent: the server compares it with Origin.
    server:
      api === undefined ? {} : { proxy: { "/api/v1.0": { target: api, changeOrigin: false } } },
  },
});
