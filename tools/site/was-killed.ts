/** Why a program of a build ended by a signal: Linux kills the largest when memory runs out. `docs/hosting.md` names the figure. */
export const wasKilled =
  "The build was killed, probably because memory ran out. It needs 1 GB that is free: build elsewhere, or add swap.";
