import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ScrollRestoration, useLocation, useNavigationType } from "react-router";

/**
 * What a full page load does by itself and a client-side route change does not: the page starts
 * at its top or at its hash, the focus is somewhere sensible, and a screen reader hears the title.
 * Going back or forward restores the place the visitor left.
 */
export function RouteChanges() {
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    focusOn(hash ? document.getElementById(decodeHash(hash)) : document.querySelector("main h1"));
  }, [pathname, hash]);

  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <>
      <ScrollManner />
      <ScrollRestoration />
      <p className="sr-only" role="status" aria-live="polite" data-announcer="">
        {announcement}
      </p>
    </>
  );
}

/**
 * Says whether the page is to jump or to travel, and whether its top is enough for the first picture
 * of it (both base.css). Stands before ScrollRestoration, which scrolls in a layout effect: siblings'
 * effects run in their order, a parent's only after them.
 */
function ScrollManner() {
  const location = useLocation();
  const type = useNavigationType();
  const { pathname, hash } = location;
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.boot.newPage(type === "PUSH" && hash === "");
  }, [pathname, hash, type]);

  useLayoutEffect(() => {
    // An address with another hash, typed in, is a POP too, but to a place never left: no key.
    const restoring = type === "POP" && location.key !== "default";
    document.documentElement.toggleAttribute("data-restoring", restoring);
    const timer = setTimeout(() => document.documentElement.removeAttribute("data-restoring"), 100);
    return () => clearTimeout(timer);
  }, [location, type]);

  return null;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // a lone % is no escape; take it as written
  }
}

/** The ring stays away (base.css): this is where reading starts, nothing to act on. */
function focusOn(target: Element | null) {
  // A bare anchor has nothing to read; the section it stands in has.
  const place = target?.childNodes.length === 0 ? target.closest("section") : target;
  const element = place ?? document.querySelector("main");
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
