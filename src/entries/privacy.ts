import { only } from "./collection.ts";

export const privacy = only("privacy");
