import { join } from "node:path";

/**
 * The app's script and styles, written when somebody first asks for one of them.
 * @param folder where to
 * @returns what tells where a file is, once it is written
 */
export function bundled(folder: string): (name: "app.js" | "app.css") => Promise<string> {
  let written: Promise<void> | undefined;
  return async (name) => {
    written ??= bundleApp(folder).catch((error: unknown) => {
      written = undefined;
      throw error;
    });
    await written;
    return join(folder, name);
  };
}

async function bundleApp(folder: string): Promise<void> {
  const { build } = await import("vite");
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
