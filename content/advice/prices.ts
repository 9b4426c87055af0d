import type { Data, Entry } from "#content/site.ts";
import type { Remark } from "./texts.ts";

/*
 * Prices of technologies that lie outside of that of their service. They are texts: only those of one kind are compared, two
 * amounts with the same words after them.
 */

type Price = { text: string; from: number; to: number; unit: string };

/** An amount with signs between its thousands, and k for a thousand. */
const amount = /\d+(?:[.,'’\s]\d+)*\s?k?(?!\p{L})/giu;

/** @returns undefined of what is no range, or keeps itself right with words in braces */
function priceIn(text: unknown): Price | undefined {
  if (typeof text !== "string" || text.includes("{")) return undefined;
  const [low, high, ...more] = [...text.matchAll(amount)];
  if (!low || !high || more.length > 0) return undefined;
  const [from, to] = [numberOf(low[0]), numberOf(high[0])];
  const unit = text.slice(high.index + high[0].length).trim();
  return { text, from, to, unit };
}

function numberOf(written: string): number {
  const digits = written.replace(/\s?k$/i, "");
  // One or two digits after the last sign are a fraction, three are thousands.
  const [, whole = "", fraction = ""] = /^(.*?)(?:[.,](\d\d?))?$/.exec(digits) ?? [];
  const number = Number(`${whole.replaceAll(/\D/g, "")}.${fraction}`);
  return digits === written ? number : number * 1000;
}

const priceOf = ({ value }: Entry, [group, key]: readonly [string, string]) =>
  priceIn((value?.[group] as Data | undefined)?.[key]);

const ofService = ["range", "price"] as const;
const ofTechnology = ["engagement", "price"] as const;

const isOutside = (one: Price, all: Price) =>
  one.unit.includes(all.unit) && (one.from < all.from || one.to > all.to);

/**
 * Said of a technology; of a service as well where its form is open.
 * @param isKept of a technology's, whether it is right as it is
 * @param only the entry that is asked for
 */
export function pricesApart(
  entries: readonly Entry[],
  isKept: (price: Price) => boolean,
  only?: Entry,
): Remark[] {
  const services = new Map(
    entries.flatMap((it) => (it.kind === "services" ? [[it.slug, it] as const] : [])),
  );
  return entries.flatMap((technology): Remark[] => {
    const service = services.get(String(technology.value?.["service"]));
    if (technology.kind !== "technologies" || !service) return [];
    const [price, all] = [priceOf(technology, ofTechnology), priceOf(service, ofService)];
    if (!price || !all || isKept(price) || !isOutside(price, all)) return [];
    const here = { entry: technology, path: [...ofTechnology], text: price.text };
    const there = { entry: service, path: [...ofService], text: all.text };
    if (only === service)
      return [
        {
          at: there,
          other: here,
          says: `does not cover {other}, which says "${price.text}": change one of them`,
        },
      ];
    if (only && only !== technology) return [];
    return [
      {
        at: here,
        other: there,
        says: `is not within {other}, which says "${all.text}": change one of them`,
      },
    ];
  });
}
