import type { Representation, SiteFile } from "./load.ts";

export type Encoded = { representation: Representation; encoding: "br" | "gzip" | undefined };

type Taken = { br: boolean; gzip: boolean };

// Browsers send a handful of different ones; strangers may send any number.
const mostKnown = 100;
const known = new Map<string, Taken>();

/**
 * Picks the smallest form of a file that a client takes.
 * @param accept the Accept-Encoding header; absent means: unencoded
 */
export function chooseEncoding(file: SiteFile, accept: string | undefined): Encoded {
  const taken = takenBy(accept ?? "");
  if (file.br && taken.br) return { representation: file.br, encoding: "br" };
  if (file.gzip && taken.gzip) return { representation: file.gzip, encoding: "gzip" };
  return { representation: file.plain, encoding: undefined };
}

function takenBy(header: string): Taken {
  const before = known.get(header);
  if (before) return before;
  const accepts = accepted(header);
  const taken = { br: accepts("br"), gzip: accepts("gzip") };
  if (known.size >= mostKnown) known.clear();
  known.set(header, taken);
  return taken;
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
