import { startTransition, useEffect, useState } from "react";

/**
 * Says no for the frame in which a component is first shown, and yes from the next one on: what is
 * much to render, and not what the visitor looks at first, does not hold up the answer to a press.
 */
export function useNextFrame(): boolean {
  const [isNext, setIsNext] = useState(false);
  useEffect(() => {
    // An animation frame runs before the frame it belongs to is drawn, a task from there after it.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsNext(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isNext;
}
