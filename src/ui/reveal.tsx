import { type HTMLAttributes, useEffect, useRef } from "react";
import { whenVisible } from "#src/lib/visibility.ts";

/**
 * Fades and slides its content in when a tenth of it is seen. What the visitor can already see
 * stays as it is, and without scripts or with reduced motion all of it is simply there.
 */
export function Reveal(props: HTMLAttributes<HTMLDivElement>) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const say = (state: "" | "waiting") => () => {
      element.dataset["reveal"] = state;
    };
    return whenVisible(element, say(""), say("waiting"));
  }, []);

  return <div ref={ref} data-reveal="" {...props} />;
}
