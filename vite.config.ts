import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bootScript } from "./tools/vite/boot-script.ts";
import { technologiesMenu } from "./tools/vite/technologies-menu.ts";
import { pageRoutes } from "./tools/vite/page-routes.ts";
import { plainImports } from "./tools/vite/plain-imports.ts";

/** Where `npm run dev` has the site's server listen. */
const api = process.env["API_URL"];

/*
 * What every page loads comes in few files: twenty small ones compress 2 kB worse. The renderer is
 * evaluated in a task of its own (app/entry.client.tsx), so nothing that comes earlier is in its file.
 */
const codeSplitting = {
  groups: [
    { name: "router", test: /node_modules\/(react|react-router)\//, priority: 3 },
    { name: "renderer", test: /node_modules\/(react-dom|scheduler)\//, priority: 2 },
    { name: "parts", test: /\/app\/(client|frame|lib|ui)\//, minShareCount: 2, priority: 1 },
  ],
};

/*
 * Has the browser compile all of a file while it arrives, outside the main thread. It would compile
 * each function when it is first called, most of them in the visitor's first click.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const postBanner = "//# allFunctionsCalledOnLoad";

export default defineConfig({
  plugins: [
    bootScript(),
    technologiesMenu(),
    pageRoutes(),
    plainImports(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    // Icons and pictures are files of their own: in the page they would be sent again each time.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting, postBanner } } } },
  },
  // Host stays what the browser sent: the server compares it with Origin.
  server: api === undefined ? {} : { proxy: { "/api": { target: api, changeOrigin: false } } },
});
