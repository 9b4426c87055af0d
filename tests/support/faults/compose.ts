import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { projectRoot } from "#server/served-environment.ts";

type Service = {
  environment: Record<string, string>;
  env_file?: ".env";
  volumes: string[];
  read_only?: boolean;
  ports?: string[];
  profiles?: string[];
  extends?: { service: string };
};
type Compose = { services: Record<"site" | "editor" | "proxy", Service>; volumes: object };
type Environment = Record<string, string>;

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

export const compose = parse(read("compose.yaml")) as Compose;

/** The environment of a service of compose.yaml, as Compose resolves it. @param settings those in `.env` */
export function environmentOf(name: string, settings: Environment): Environment {
  const services: Record<string, Partial<Service>> = compose.services;
  const { environment = {}, env_file: file, extends: base } = services[name] ?? {};
  const own = Object.entries(environment).map(([key, value]) => [key, filled(value, settings)]);
  return {
    ...(base && environmentOf(base.service, settings)),
    ...(file && settings),
    ...Object.fromEntries(own),
  };
}

/** `${NAME}`, `${NAME:-default}` and `${NAME:?error}`. */
const filled = (text: string, settings: Environment): string =>
  text.replaceAll(
    /\$\{(?<name>\w+)(?::(?<kind>[-?])(?<more>[^}]*))?\}/g,
    (_, name: string, kind: string, more = "") => {
      const value = settings[name] ?? "";
      if (value === "" && kind === "?") throw new Error(more);
      return value || (kind === "-" ? more : "");
    },
  );

/** What the image that visitors get sets, and its health check. */
export function imageOf() {
  const last =
    read("Dockerfile")
      .split(/^FROM /m)
      .at(-1) ?? "";
  const words = [...last.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) => line.split(" "));
  const [, command = "[]"] = /^HEALTHCHECK [^[]+(\[.*\])$/m.exec(last) ?? [];
  const env = Object.fromEntries(words.map((word) => word.split(/=(.*)/, 2)));
  return { env: env as Environment, healthCheck: JSON.parse(command) as string[] };
}
