/*
 * Loaded into a server under test before its own code (--import, with --expose-gc): answers each
 * message with the memory that is left in use once everything unreachable is gone, in bytes.
 */
process.on("message", () => {
  globalThis.gc?.();
  // Twice: what finalizers let go of is collected by the second.
  setTimeout(() => {
    globalThis.gc?.();
    process.send?.(process.memoryUsage().rss);
  }, 100);
});
// Listening for its parent must not keep a server alive that has been told to stop.
process.channel?.unref();
