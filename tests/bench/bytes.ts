import { get } from "node:http";

export const kinds = ["HTML", "CSS", "JavaScript", "fonts", "images", "data"] as const;
type Kind = (typeof kinds)[number];

/** Bytes of the bodies as they travel, without headers. */
export type Bytes = Record<Kind | "total", number>;

const kindOf: [RegExp, Kind][] = [
  [/html/, "HTML"],
  [/css/, "CSS"],
  [/javascript/, "JavaScript"],
  [/font/, "fonts"],
  [/image/, "images"],
];

/** Asks for each address as a browser does (brotli) and adds up what comes, by kind. */
export async function weigh(addresses: Iterable<string>): Promise<Bytes> {
  const bytes: Bytes = { HTML: 0, CSS: 0, JavaScript: 0, fonts: 0, images: 0, data: 0, total: 0 };
  for (const { type, size } of await Promise.all([...new Set(addresses)].map(fetchEncoded))) {
    const kind = kindOf.find(([pattern]) => pattern.test(type))?.[1] ?? "data";
    bytes[kind] += size;
    bytes.total += size;
  }
  return bytes;
}

// fetch() would decode the body, and only the decoded one could be counted.
function fetchEncoded(address: string): Promise<{ type: string; size: number }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": "br" } }, (answer) => {
      let size = 0;
      answer.on("data", (chunk: Buffer) => (size += chunk.length));
      answer.on("end", () => resolve({ type: answer.headers["content-type"] ?? "", size }));
      answer.on("error", reject);
    }).on("error", reject);
  });
}
