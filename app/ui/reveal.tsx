import { type HTMLAttributes, useLayoutEffect, useRef } from "react";
import { whenVisible } from "#app/lib/visibility.ts";

/**
 * Fades and slides its content in when a tenth of it is seen. What the visitor can already see
 * stays as it is, and without scripts or with reduced motion all of it is simply there.
 */
export function Reveal(props: HTMLAttributes<HTMLDivElement>) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < innerHeight) return undefined;
    element.dataset.reveal = "waiting";
    return whenVisible(element, () => {
      element.dataset.reveal = "";
    });
  }, []);

  return <div ref={ref} data-reveal="" {...props} />;
}
