import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bootScript } from "./scripts/vite-boot.ts";
import { technologiesMenu } from "./scripts/vite-menu.ts";

/** Where `npm run dev` has the site's server listen. */
const api = process.env["API_URL"];

export default defineConfig({
  plugins: [bootScript(), technologiesMenu(), tailwindcss(), reactRouter()],
  build: {
    // Icons and pictures are files of their own: in the page they would be sent again each time.
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Host stays what the browser sent: the server compares it with Origin.
  server: api === undefined ? {} : { proxy: { "/api": { target: api, changeOrigin: false } } },
});
