/*
 * Changes a brand's entries as the versions since one ask for. Part of npm run upgrade.
 * Usage: npx node tools/upgrade/steps.ts <the version before>
 */
import { join } from "node:path";
import { brandFolder } from "#content/brand-folder.ts";
import { applySteps } from "./steps/apply.ts";

const [before] = process.argv.slice(2);
if (before === undefined || !/^\d+\.\d+\.\d+$/.test(before)) {
  console.error("Usage: npx node tools/upgrade/steps.ts 1.0.0");
  process.exit(2);
}
for (const line of await applySteps(join(process.cwd(), brandFolder), before)) console.log(line);
