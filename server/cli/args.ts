import { parseArgs } from "node:util";
import type { Place } from "#server/inbox/place.ts";
import { CopyError } from "#server/inbox/sqlite/copy.ts";
import type { Store } from "#server/inbox/store.ts";
import { SettingsError } from "#server/setting-error.ts";
import type { Filters } from "./select.ts";

/** Invalid arguments: exit status 2. The message is one sentence. */
export class UsageError extends Error {}

/** A command that failed: exit status 1. The message is one sentence. */
export class CliError extends Error {}

/** The sentence shown to the user for any error. */
export function errorMessage(error: unknown): string {
  if (error instanceof UsageError) return `${error.message} Try: npm run inbox help`;
  const { code, syscall, path, message } = error as NodeJS.ErrnoException;
  if ([CliError, CopyError, SettingsError].some((kind) => error instanceof kind)) return message;
  if (code === "EEXIST") return `${path} exists already; choose another name.`;
  if (syscall !== undefined) return `${path ?? "The output"} cannot be written (${code}).`;
  return `The messages cannot be read (${message ?? String(error)}).`;
}

/** Positional arguments, without the command's name. */
export type Args = readonly string[];
type Flags = Record<"yes" | "email" | "undo", boolean>;
type Options = Flags & { filters: Filters };

/** Text to print; an iterable reads the store while it is printed. */
type Output = string | AsyncIterable<string>;
/** @param email the address that was asked for, where the option was given */
export type Run = (
  store: Store,
  args: Args,
  options: Omit<Options, "email"> & { email: string | undefined; place: Place },
) => Output | Promise<Output>;

export type Command = {
  options?: readonly (keyof Flags | keyof typeof filters)[];
  accepts(args: Args, options: Options): boolean;
} & ({ run: Run } | { runWithoutStore(place: Place, file: string): string | Promise<string> });

/**
 * Parses the arguments after `npm run inbox`. npm swallows options before a `--`, so each option
 * may also be written without its dashes: `yes`, `since=2026-11-01`.
 * @throws UsageError
 */
export function parseArguments(argv: Args, commands: Record<string, Command>) {
  const isFilter = /^(?:--)?(?:opening|page|since)\b/.test(argv[0] ?? "");
  const [first = "list", ...rest] = isFilter ? ["list", ...argv] : argv;
  const name = first === "-h" ? "help" : first.replace(/^--/, "");
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`"${first}" is not a command.`);
  const allowed: readonly string[] = command.options ?? [];
  const isOption = (arg: string) => {
    const [option = "", value] = arg.split("=");
    return allowed.includes(option) && (value !== undefined || option in flags);
  };
  const dashed = rest.map((arg) => (isOption(arg) ? `--${arg}` : arg));
  const { values, positionals } = parse(dashed);
  const unknown = Object.keys(values).find((option) => !allowed.includes(option));
  if (unknown !== undefined) throw new UsageError(`"--${unknown}" is not an option of ${name}.`);
  // Everybody on the machine can read the arguments of its processes.
  if (allowed.includes("email") && positionals.some((arg) => arg.includes("@")))
    throw new UsageError(`An address is asked for, and no argument: ${name} email.`);
  const { yes = false, email = false, undo = false, ...filters } = values;
  const options = { yes, email, undo, filters };
  if (!command.accepts(positionals, options))
    throw new UsageError(`"${argv.join(" ")}" has missing or unexpected arguments.`);
  return { command, args: positionals, options };
}

const [flag, text] = [{ type: "boolean" }, { type: "string" }] as const;
const flags = { yes: flag, email: flag, undo: flag };
const filters = { opening: text, page: text, since: text };

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...flags, ...filters } });
  } catch (error) {
    // The first sentence only: Node's others explain arguments that begin with dashes.
    throw new UsageError(`${(error as Error).message.split(/\.\s/)[0]}.`);
  }
}
