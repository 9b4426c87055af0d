import { lazy, Suspense } from "react";
import { useMedia } from "#src/lib/media.ts";

const CursorRings = lazy(() => import("./cursor-rings.tsx"));

/** The rings come for a mouse only, and never where motion or colours are the visitor's own. */
export function Cursor() {
  const finePointer = useMedia("(hover: hover) and (pointer: fine)");
  const asked = useMedia("(prefers-reduced-motion: reduce), (forced-colors: active)");
  if (!finePointer || asked) return null;
  return (
    <Suspense>
      <CursorRings />
    </Suspense>
  );
}
