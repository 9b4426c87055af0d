import { Places } from "./places.tsx";
import { useSite } from "./site-context.ts";

/** What visitors would read of the example that a new brand is made from: each text is a link to its field. */
export function Examples() {
  const { examples } = useSite().overview;
  if (examples.length === 0) return undefined;
  return (
    <details className="notice">
      <summary>Texts that are still an example’s: {examples.length}</summary>
      <Places places={examples} />
    </details>
  );
}
