import { readdirSync } from "node:fs";
import { join } from "node:path";
import { brandFolder } from "#content/brand-folder.ts";

/** Ends the program where there is no company yet: nothing can be shown, built or checked then. */
export function needBrand(): void {
  const isOutside = /^(?:\.\.|$)/.test(brandFolder);
  if (!isOutside && hasEntries()) return;
  console.error(
    isOutside
      ? "BRAND_DIR has to be a folder of this project, such as brand."
      : `There is nothing in ${brandFolder}/content. This writes a small company there: npm run new-brand -- ${brandFolder}`,
  );
  process.exit(1);
}

function hasEntries(): boolean {
  try {
    return readdirSync(join(brandFolder, "content")).length > 0;
  } catch {
    return false;
  }
}
