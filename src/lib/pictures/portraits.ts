import { pictureSet } from "./picture-set.ts";

export const portrait = pictureSet(
  "portraits",
  import.meta.glob<string>("/src/assets/portraits/*.svg", {
    eager: true,
    query: "?url&no-inline",
    import: "default",
  }),
);
