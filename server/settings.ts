/** What the environment holds, or a copy of it in a test. */
export type Environment = Record<string, string | undefined>;

/** A value that stops the start. The message is one sentence that names the variable. */
export class ConfigError extends Error {}

/** How many at once, and how many a second from then on. */
export type Allowance = { burst: number; perSecond: number };

/** Without spaces around it; undefined when it is empty. */
export function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** @throws ConfigError when it is missing */
export function required(env: Environment, name: string): string {
  const value = text(env, name);
  if (value === undefined) {
    throw new ConfigError(`${name} is missing: it belongs in .env.served, beside package.json.`);
  }
  return value;
}

/** A whole number within bounds. @throws ConfigError */
export function wholeNumber(
  env: Environment,
  name: string,
  usual: number,
  [least, most]: readonly [number, number],
): number {
  const value = text(env, name) ?? String(usual);
  const number = Number(value);
  if (!/^\d{1,9}$/.test(value) || number < least || number > most) {
    throw new ConfigError(`${name} must be a number from ${least} to ${most}, not "${value}".`);
  }
  return number;
}

/** One of a few words, the first of them when nothing is set. @throws ConfigError */
export function oneOf<Word extends string>(
  env: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const value = text(env, name);
  const found = value === undefined ? words[0] : words.find((word) => word === value);
  if (found === undefined) {
    const choice = words.map((word) => `"${word}"`).join(" or ");
    throw new ConfigError(`${name} must be ${choice}, not "${value}".`);
  }
  return found;
}

/**
 * `off`, `default` or `<burst>/<per minute>`, such as `60/30`: sixty at once, then one every two
 * seconds.
 * @returns undefined for `off`
 * @throws ConfigError
 */
export function allowance(env: Environment, name: string, usual: Allowance): Allowance | undefined {
  const value = text(env, name) ?? "default";
  if (value === "off") return undefined;
  if (value === "default") return usual;
  const [, burst, perMinute] = /^([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(value) ?? [];
  if (burst === undefined || perMinute === undefined) {
    throw new ConfigError(
      `${name} must be "off", "default" or two numbers such as 60/30 (at once / a minute), not "${value}".`,
    );
  }
  return { burst: Number(burst), perSecond: Number(perMinute) / 60 };
}
