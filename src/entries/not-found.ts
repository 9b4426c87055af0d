import { only } from "./collection.ts";

export const notFound = only("notFound");
