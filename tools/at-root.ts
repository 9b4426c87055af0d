import { join } from "node:path";

/* Imported first: entries, icons and the brand's folder are found from the project's root. */
process.chdir(join(import.meta.dirname, ".."));
