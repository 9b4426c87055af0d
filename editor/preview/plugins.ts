/* What Astro's configuration needs of the editor under `npm run edit`. */
export { draftModule } from "./draft-module.ts";
export { previewKey } from "./key.ts";
