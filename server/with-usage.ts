/**
 * Reads the arguments of a command. With --help it only prints how the command is used; with arguments that it does not
 * take, too, as a failure (status 2).
 * @param usage lines that say how it is used
 * @param read throws an Error where an argument is wrong, as `parseArgs` does
 */
export function withUsage<Arguments>(usage: string, read: () => Arguments): Arguments {
  if (process.argv.slice(2).some((it) => it === "--help" || it === "-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return read();
  } catch (error) {
    // The first sentence only: Node's others explain arguments that begin with dashes.
    console.error(`${(error as Error).message.split(/\.\s/)[0]}.\n${usage}`);
    process.exit(2);
  }
}
