import { type ReactNode, useEffect } from "react";
import { Outlet } from "react-router";
import { Cursor } from "#src/browser/cursor.tsx";
import { FollowLinks } from "./follow-links.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { RouteChanges } from "./route-changes.tsx";
import { SkipLink } from "./skip-link.tsx";

// Elements made once are the same in every render: React passes them by when the page changes.
const header = <Header />;
const footer = <Footer />;
/** A page stands in an element of its own: another one may wait beside it (client/pages.tsx). */
export const routerPage = (
  <div>
    <Outlet />
  </div>
);

type FrameProps = {
  /** The page: the router's, unless somebody else keeps it. */
  children?: ReactNode;
};

/** What stands around every page. */
export function Frame({ children = routerPage }: FrameProps) {
  useEffect(() => window.boot.hydrated(), []);
  return (
    <>
      <SkipLink />
      {header}
      <main id="main" tabIndex={-1} className="pt-(--header)">
        {children}
      </main>
      {footer}
      <FollowLinks />
      <RouteChanges />
      <Cursor />
    </>
  );
}
