import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { brandFolder } from "./content/brand-folder.ts";
import { readSite, valueOf } from "./content/site.ts";
import { brandPages } from "./integrations/own-pages.ts";
import { slots } from "./integrations/slots.ts";
import { styleSources } from "./integrations/style-sources.ts";
import { browserScripts } from "./integrations/browser-scripts.ts";
import { followEntries } from "./integrations/entries.ts";

/** Origin of the site's own server under `npm run dev`. */
const api = process.env["API_URL"];
/** Under `npm run edit`, which gives a key. */
const editKey = process.env["EDIT"];
/** No build needs it. */
const preview =
  editKey === undefined ? undefined : await import("./editor/preview/draft-module.ts");
const gate = editKey === undefined ? undefined : await import("./editor/preview/key.ts");
/** What the development server hands out of the project. */
const served = [brandFolder, ..."src content contract .astro .generated node_modules".split(" ")];
/** The real folder of the packages: node_modules may hold symbolic links. */
const packages = join(realpathSync("node_modules/astro"), "..");
/** A fresh clone has none yet. */
const brandWords = join(process.cwd(), ".generated/words.ts");

export default defineConfig({
  // A company that cannot be read has none: its pages say so.
  site: String(valueOf(readSite(brandFolder), "company")["origin"] ?? "https://localhost"),
  output: "static",
  publicDir: join(brandFolder, "public"),
  // Each brand its own: entries and pictures of another would be found there.
  cacheDir: join("node_modules/.astro", brandFolder),
  // Static hosts serve `about.html` at /about; for `about/index.html` most redirect to /about/.
  build: { format: "file", inlineStylesheets: "always" },
  trailingSlash: "never",
  prerenderConflictBehavior: "error",
  devToolbar: { enabled: false },
  integrations: [
    react(),
    brandPages(),
    followEntries(),
    ...(preview ? [preview.draftModule()] : []),
    {
      name: "after-load",
      hooks: {
        "astro:config:setup": ({ addClientDirective }) =>
          addClientDirective({ name: "after-load", entrypoint: "./src/islands/after-load.ts" }),
      },
    },
  ],
  vite: {
    plugins: [
      ...(gate && editKey ? [gate.previewKey(editKey)] : []),
      slots(),
      styleSources(),
      tailwindcss(),
      browserScripts(),
    ],
    envPrefix: "VITE_",
    resolve: {
      alias: {
        "#brand": join(process.cwd(), brandFolder),
        // In the language of the brand, once something has written them (tools/brand/words.ts).
        "#words": existsSync(brandWords)
          ? brandWords
          : join(process.cwd(), "contract/sentences/en.ts"),
      },
    },
    define: { "import.meta.env.BRAND_DIR": JSON.stringify(brandFolder) },
    // No inlined pictures: every page load would transfer them again.
    build: { assetsInlineLimit: 0 },
    server: {
      // By default pages on any port of localhost may read what the development server serves, and post to it.
      cors: false,
      // The editor says in words what is wrong, and where.
      hmr: { overlay: editKey === undefined },
      // By default it serves every file of the project, messages in data/ included.
      fs: { allow: [...served, packages] },
      // Keep the browser's Host header: the server compares it with Origin.
      ...(api && { proxy: { "/api/v1.0": { target: api, changeOrigin: false } } }),
    },
  },
});
