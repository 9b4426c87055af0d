import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** `about`: what the whole card that it makes a link is about. */
type MoreLinkProps = { href: string; children: ReactNode; about?: string };

/** A link that leads on, with an arrow that moves a little when it, or its whole card, is pointed at. */
export const MoreLink = ({ href, children, about }: MoreLinkProps) => (
  <a
    href={href}
    className={`group/more rounded-md font-semibold text-action no-underline active:text-action-hover ${about ? "whole-card" : "hover:underline"}`}
  >
    {/* The arrow stands in the padding, which is where the last line ends. */}
    <span className="pr-6.5">
      {children}
      {about && <span className="sr-only"> about {about}</span>}
    </span>
    <Icon
      name="arrow-right"
      className="-ml-4.5 inline size-4.5 align-[-0.2em] transition-[translate] group-hover:translate-x-1 group-hover/more:translate-x-1"
    />
  </a>
);
