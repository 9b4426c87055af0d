import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** Writes `.br` and `.gz` beside every text file of a built site, at the best each can do. */
export async function compressFiles(folder: string): Promise<void> {
  for await (const file of glob("**/*.{html,css,js,svg,json,txt,xml,webmanifest}", {
    cwd: folder,
  })) {
    const path = join(folder, file);
    const text = await readFile(path);
    await writeFile(`${path}.br`, brotliCompressSync(text, { params: best }));
    await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}
