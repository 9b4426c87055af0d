/*
 * npm run serve: the server as it was built, in plain JavaScript. Without a build it is started from
 * its sources; taking the types out of them loads a compiler that then stays in memory (30 MB), until
 * the next start finds the result in Node's compile cache.
 */
import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";

enableCompileCache();
const built = new URL("../dist/server.js", import.meta.url);
if (existsSync(built)) await import(built.href);
else await import("./main.ts");
