import type { Representation, SiteFile } from "./load.ts";

export type Encoded = Representation & { encoding: "br" | "gzip" | undefined };

/**
 * Picks the smallest form of a file that a client takes.
 * @param accept the Accept-Encoding header; absent means: unencoded
 */
export function chooseEncoding(file: SiteFile, accept: string | undefined): Encoded {
  const taken = accepted(accept ?? "");
  if (file.br && taken("br")) return { ...file.br, encoding: "br" };
  if (file.gzip && taken("gzip")) return { ...file.gzip, encoding: "gzip" };
  return { ...file.plain, encoding: undefined };
}

/** `br;q=0` refuses br, `*` stands for what is not named (RFC 9110, 12.5.3). */
function accepted(header: string): (name: string) => boolean {
  const weights = new Map(
    header
      .toLowerCase()
      .split(",")
      .map((entry) => {
        const [name = "", ...params] = entry.split(";").map((part) => part.trim());
        const q = params.find((param) => param.startsWith("q="));
        return [name, q === undefined ? 1 : Number(q.slice(2))] as const;
      }),
  );
  return (name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
}
