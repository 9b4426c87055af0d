import { useEffect, useRef, useState } from "react";
import { leadToFields } from "./go-to-field.ts";
import { onTyped, showTyped } from "./page-texts.ts";
import { type Device, PreviewBar, widths } from "./preview-bar.tsx";
import { useShownDraft, withDraft } from "./drafts.ts";

type PreviewProps = {
  /** Of what is open. */
  page: string;
  /** On a narrow window, instead of the form. */
  isOpen: boolean;
  /** Somebody has pressed a text, and its field is in the form. */
  onField: () => void;
};

/** Of the window of the editor. */
const narrow = matchMedia("(width < 760px)");

/** The page of the entry. A new page is loaded behind the old one, which stays until then. */
export function Preview({ page: ofEntry, isOpen, onField }: PreviewProps) {
  const [device, setDevice] = useState<Device>(narrow.matches ? "phone" : "computer");
  const box = useRef<HTMLDivElement>(null);
  const scale = useScale(box, widths[device]);
  /** Counts reloads that Astro's server wanted: something that the page shows has changed. */
  const [reloads, setReloads] = useState(0);
  const unsaved = useShownDraft();
  const page = unsaved ? withDraft(unsaved.page ?? ofEntry) : ofEntry;
  // A page with the form on it follows the form alone.
  const wanted = { page, draft: unsaved, reloads: unsaved ? 0 : reloads };
  const [frames, setFrames] = useState([{ id: 0, ...wanted }]);
  const isWanted = (frame: typeof wanted | undefined) =>
    frame?.page === page && frame.draft === unsaved && frame.reloads === wanted.reloads;
  if (!isWanted(frames.at(-1))) {
    const id = (frames.at(-1)?.id ?? 0) + 1;
    const shown = frames.slice(0, 1);
    setFrames(isWanted(shown[0]) ? shown : [...shown, { id, ...wanted }]);
  }
  /** The page of another form is still there: the first time that a page is made takes seconds. */
  const isLoading = !unsaved && frames[0]?.page.split("?")[0] !== page;

  useEffect(
    () =>
      onTyped(() => {
        for (const { contentDocument } of box.current?.querySelectorAll("iframe") ?? [])
          if (contentDocument?.body) showTyped(contentDocument);
      }),
    [],
  );

  const isLoaded = (frame: HTMLIFrameElement, id: number) => {
    // A sentence instead of the page comes again until the page is there.
    if (unsaved && frame.contentDocument?.querySelector("body > .note")) return;
    if (frame.contentDocument) {
      showTyped(frame.contentDocument);
      leadToFields(frame.contentDocument, onField);
    }
    keepPlace(box.current?.querySelector<HTMLIFrameElement>(".shown"), frame);
    keepFromReloading(frame, () => setReloads((count) => count + 1));
    setFrames((all) => (all[0]?.id === id ? all : all.filter((it) => it.id >= id)));
  };
  return (
    <aside className={`page${isOpen ? " open" : ""}`} aria-label="The page">
      <PreviewBar device={device} onDevice={setDevice} page={page} isLoading={isLoading} />
      <div className={`window ${device}`} ref={box}>
        {frames.map((frame, index) => (
          // The site's own pages, which need everything that they need for visitors.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            key={frame.id}
            title={index === 0 ? "The page" : "The page, loading"}
            src={frame.page}
            className={index === 0 ? "shown" : "loading"}
            onLoad={(event) => isLoaded(event.currentTarget, frame.id)}
            ref={(it) => place(it, widths[device], scale)}
          />
        ))}
      </div>
    </aside>
  );
}

/** The same page, loaded anew, is scrolled to where it was. */
function keepPlace(from: HTMLIFrameElement | null | undefined, to: HTMLIFrameElement) {
  // The browser's own page about a server that is away has no document that may be read.
  if (!from?.contentDocument || !to.contentDocument || from === to) return;
  const [before, after] = [from.contentWindow, to.contentWindow];
  if (!before || !after) return;
  if (before.location.pathname !== after.location.pathname) return;
  after.scrollTo({ top: before.scrollY, behavior: "instant" });
}

/**
 * Astro's server tells its pages to reload when something changes, and the window would be white until then. Instead,
 * `changed` loads the page behind the one that is shown.
 */
function keepFromReloading(frame: HTMLIFrameElement, changed: () => void) {
  const pages = frame.contentDocument ? frame.contentWindow : undefined;
  pages?.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
    event.preventDefault();
    changed();
  });
}

/** In script, not in an attribute: the page's policy allows no inline styles. */
function place(frame: HTMLIFrameElement | null, width: number, scale: number) {
  if (!frame) return;
  frame.style.width = `${width}px`;
  frame.style.height = `${100 / scale}%`;
  frame.style.transform = `scale(${scale})`;
}

/** How much smaller the page is drawn, so that its width fits. */
function useScale(box: React.RefObject<HTMLDivElement | null>, width: number): number {
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setAvailable(entry?.contentRect.width ?? width),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, width]);
  return Math.min(1, available / width) || 1;
}
