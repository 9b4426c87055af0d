import { notAFile } from "#content/schemas/brand.ts";
import { viewBoxOf, widthToHeight } from "#content/schemas/view-box.ts";
import { logoProblem } from "./logo.ts";

/** What is wrong with a file that the brand names. @param bytes undefined if it is not there @param is what it has to be */
export function brandFileFault(
  name: string,
  bytes: Uint8Array | undefined,
  is: string,
): string | undefined {
  if (!bytes) return notAFile(name, is);
  if (!name.endsWith(".svg")) return undefined;
  const svg = Buffer.from(bytes).toString();
  const ratio = widthToHeight(viewBoxOf(svg));
  return ratio >= 0.5 && ratio <= 2
    ? logoProblem(svg)
    : "needs a viewBox that is at most twice as wide as high, or twice as high as wide: the name is shown beside it";
}
