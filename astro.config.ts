import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { editor } from "./editor/integration.ts";
import { company } from "./src/content/company.ts";
import { browserScripts } from "./tools/browser-scripts.ts";

/** Address of the site's own server under `npm run dev`. */
const api = process.env["API_URL"];

export default defineConfig({
  site: company.origin,
  output: "static",
  // Static hosts serve `about.html` at /about; with `about/index.html` most redirect to /about/.
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
    // Inlined pictures would be sent again with every page.
    build: { assetsInlineLimit: 0 },
    // Keep the browser's Host header: the server compares it with Origin.
    server:
      api === undefined ? {} : { proxy: { "/api/v1.0": { target: api, changeOrigin: false } } },
  },
});
