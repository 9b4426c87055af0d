import { pictureSet } from "./picture-set.ts";

export const projectPicture = pictureSet(
  "projects",
  import.meta.glob<string>("./projects/*.svg", {
    eager: true,
    query: "?url&no-inline",
    import: "default",
  }),
);
