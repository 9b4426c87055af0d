/*
 * npm run serve. As process 1 of a container a process never gets a signal that it does not ask for, and loading the server
 * takes a second: so it asks before. Until it is up it may end at once, as by a kill (tests/faults/kills.test.ts).
 */
import process from "node:process";

let stop: () => void = () => process.exit(0);
// Not replaced later: a signal in between would be lost.
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => stop());

const { start } = await import("./start.ts");
stop = await start();
