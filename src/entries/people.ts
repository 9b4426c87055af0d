import { entriesOf } from "./entries-of.ts";
import { finder, inOrder } from "./collection.ts";

export const personOf = finder("people", inOrder(await entriesOf("people"), "people"));
