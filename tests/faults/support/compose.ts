import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { projectRoot } from "#server/settings.ts";

type Service = {
  environment: Record<string, string>;
  volumes: string[];
  stop_grace_period: string;
  read_only?: boolean;
  ports?: string[];
  profiles?: string[];
};
type Compose = { services: Record<"site" | "editor" | "proxy", Service>; volumes: object };

export const compose = parse(readFileSync(join(projectRoot, "compose.yaml"), "utf8")) as Compose;

/** As Compose replaces the variables of the file. @param settings what .env has */
export const environmentOf = (service: Service, settings: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(service.environment).map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+)(?::-([^}]*))?[^}]*\}/g,
        (_, it: string, otherwise = "") => settings[it] ?? otherwise,
      ),
    ]),
  );
