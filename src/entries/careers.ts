import { only } from "./collection.ts";

export const careers = only("careers");
