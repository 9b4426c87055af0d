import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of a built site, at the best each can do. */
export async function compressFiles(folder: string): Promise<void> {
  for await (const file of glob("**/*.{html,css,js,svg,json,txt,xml,webmanifest}", {
    cwd: folder,
  })) {
    const path = join(folder, file);
    const text = await readFile(path);
    await writeFile(
      `${path}.br`,
      await brotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
    );
    await writeFile(`${path}.gz`, await gzipped(text, { level: 9 }));
  }
}
