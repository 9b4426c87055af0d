import { only } from "./collection.ts";

export const about = only("about");
