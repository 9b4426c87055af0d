/*
 * Looks for mistakes in every entry of src/content/: npm run check:content. Builds nothing, and each build begins
 * with it (tools/build.ts).
 */
import { checkContent } from "./content/check.ts";

// Where npm and the build run it; the schemas, too, look for other entries and icons from there.
const { entries, findings } = await checkContent(process.cwd());
for (const finding of findings) console.error(finding);
if (findings.length === 0) console.log(`${entries} entries: nothing to mend.`);
else console.error(`${findings.length} to mend in src/content/.`);
process.exitCode = findings.length === 0 ? 0 : 1;
