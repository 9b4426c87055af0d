import { useEffect } from "react";
import { Outlet } from "react-router";
import { Cursor } from "./cursor.tsx";
import { FollowLinks } from "./follow-links.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { RouteChanges } from "./route-changes.tsx";
import { SkipLink } from "./skip-link.tsx";

// Elements made once are the same in every render: React passes them by when the page changes.
const header = <Header />;
const footer = <Footer />;

/** What stands around every page. */
export function Frame() {
  useEffect(() => window.boot.hydrated(), []);
  return (
    <>
      <SkipLink />
      {header}
      <main id="main" tabIndex={-1} className="pt-(--header)">
        <Outlet />
      </main>
      {footer}
      <FollowLinks />
      <RouteChanges />
      <Cursor />
    </>
  );
}
