import { finder, inOrder } from "./collection.ts";

export const personOf = finder("people", inOrder("people"));
