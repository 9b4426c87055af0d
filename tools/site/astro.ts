/**
 * How Astro is started, to build or to develop, on machines with little memory: a small young generation and one arena of
 * glibc's instead of eight (600 instead of 900 MB for 40 pages, for no more processor time), and bundlers that do not start a
 * thread a core, each with buffers of its own.
 */
export const astro = {
  args: ["--max-semi-space-size=4", "node_modules/astro/bin/astro.mjs"],
  env: {
    ASTRO_TELEMETRY_DISABLED: "1",
    MALLOC_ARENA_MAX: "1",
    RAYON_NUM_THREADS: "1",
    TOKIO_WORKER_THREADS: "1",
  },
};
