import { only } from "./collection.ts";

export const portfolio = only("portfolio");
