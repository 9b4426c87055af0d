import { join } from "node:path";
import { build } from "vite";

/** Writes the app's script and styles. @param folder where to */
export async function bundleApp(folder: string): Promise<void> {
  const root = join(import.meta.dirname, "../app");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    mode: "production",
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(root, "main.tsx"),
        output: { entryFileNames: "app.js", assetFileNames: "app[extname]" },
      },
    },
  });
}
