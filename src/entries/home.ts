import { only } from "./collection.ts";

export const home = only("home");
