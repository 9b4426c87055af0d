import { useEffect } from "react";
import { Outlet } from "react-router";
import { Cursor } from "./cursor.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { RouteChanges } from "./route-changes.tsx";
import { SkipLink } from "./skip-link.tsx";

/** What stands around every page. */
export function Frame() {
  useEffect(() => window.boot.hydrated(), []);
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="pt-(--header)">
        <Outlet />
      </main>
      <Footer />
      <RouteChanges />
      <Cursor />
    </>
  );
}
