import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

/** A link that leads on, with an arrow that moves a little when pointed at. */
export function MoreLink({
  to,
  children,
  about,
}: {
  to: string;
  children: ReactNode;
  about?: string;
}) {
  return (
    <Link
      to={to}
      className="group/more inline-flex min-h-6 items-center gap-2 rounded-md font-semibold text-lapis no-underline hover:underline"
    >
      <span>
        {children}
        {about && <span className="sr-only"> about {about}</span>}
      </span>
      <Icon
        name="arrow-right"
        className="size-4.5 transition-[translate] duration-200 ease-out group-hover/more:translate-x-1"
      />
    </Link>
  );
}
