import { pictureSet } from "./picture-set.ts";

export const scene = pictureSet(
  "scenes",
  import.meta.glob<string>("./scenes/**/*.svg", {
    eager: true,
    query: "?url&no-inline",
    import: "default",
  }),
);
