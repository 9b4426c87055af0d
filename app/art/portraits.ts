import { pictureSet } from "./picture-set.ts";

export const portrait = pictureSet(
  "portraits",
  import.meta.glob<string>("./portraits/*.svg", {
    eager: true,
    query: "?url&no-inline",
    import: "default",
  }),
);
