import type { ReactNode } from "react";
import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import { Icon } from "./icon.tsx";

/** `about`: the card's topic, for screen readers; makes the whole card clickable. */
type MoreLinkProps = { href: string; children: ReactNode; about?: string };

/** A link with an arrow that moves when the link or its card is hovered; it points up where the site is left. */
export const MoreLink = ({ href, children, about }: MoreLinkProps) => (
  <a
    href={href}
    className={`rounded-md font-semibold text-action active:text-action-hover ${about ? "whole-card" : "hover:underline"}`}
  >
    {/* The padding reserves the arrow's space at the end of the last line. */}
    <span className="pe-6.5">
      {children}
      {about && <span className="sr-only"> {fill(page.about, { topic: about })}</span>}
    </span>
    <Icon
      name={href.startsWith("https:") ? "arrow-up-right" : "arrow-right"}
      className="link-arrow"
    />
  </a>
);
