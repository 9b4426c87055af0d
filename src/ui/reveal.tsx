import type { HTMLAttributes } from "react";

/** A block that fades in when it is scrolled to (src/browser/reveal.ts). */
export const Reveal = (props: HTMLAttributes<HTMLDivElement>) => <div data-reveal="" {...props} />;
