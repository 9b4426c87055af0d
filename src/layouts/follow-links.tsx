import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Follows the site's own links (ui/link.tsx) without a new document. One listener for all: a link that
 * asks the router by itself is rendered anew with each change of page, and there are a hundred.
 */
export function FollowLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element &&
        event.target.closest("a[data-link]:not([target], [download])");
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      // As browsers do: a link to where one is already adds nothing to the history.
      const replace = link.href === location.href;
      void navigate(link.pathname + link.search + link.hash, { replace });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);

  return null;
}

/** Anything else (another tab, a window, a download) is the browser's own. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
