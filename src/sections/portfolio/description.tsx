import { firstPart } from "#src/lib/sentences.ts";

/** Of a project: phones show what it is, and say the rest to screen readers. */
export function Description({ children }: { children: string }) {
  const [first, rest] = firstPart(children);
  return (
    <>
      {first}
      {rest && <span className="max-md:sr-only">{rest}</span>}
    </>
  );
}
