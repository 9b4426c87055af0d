import { inOrder, only } from "./collection.ts";

export const apps = { ...only("appsPage"), apps: inOrder("apps") };
