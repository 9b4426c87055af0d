import { spawnSync } from "node:child_process";
import { installDebian, isRoot } from "./debian.ts";

const advice =
  "The HTML checker needs Java 17 or later: install the package default-jre-headless, or set JAVA_HOME to one.";

/** @returns the command that starts Java; undefined when there is none */
export function findJava(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const home = env["JAVA_HOME"];
  const commands = [...(home ? [`${home}/bin/java`] : []), "java"];
  return commands.find((java) => spawnSync(java, ["-version"], { env }).status === 0);
}

/**
 * Finds a Java, installing Debian's where that is allowed.
 * @throws Error whose message says what to install
 */
export function requireJava(): string {
  if (findJava() === undefined && isRoot) installDebian("default-jre-headless");
  const java = findJava();
  if (java === undefined) throw new Error(advice);
  return java;
}
