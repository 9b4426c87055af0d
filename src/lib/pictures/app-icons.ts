import { pictureSet } from "./picture-set.ts";

export const appIcon = pictureSet(
  "apps",
  import.meta.glob<string>("/src/assets/apps/*.svg", {
    eager: true,
    query: "?url&no-inline",
    import: "default",
  }),
);
