import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file so that after whatever ends the program (a signal, a full disk) there is the old one or the new one.
 * @param write is given the path to write to
 */
export async function writeWhole(
  file: string,
  write: (beside: string) => Promise<void>,
): Promise<void> {
  const beside = `${file}.upgrade`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await write(beside);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
