import { pictureSet } from "./picture-set.ts";

export const scene = pictureSet(
  "scenes",
  import.meta.glob<string>("/src/assets/scenes/**/*.svg", {
    eager: true,
    query: "?url&no-inline",
    import: "default",
  }),
);
