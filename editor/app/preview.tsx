import { useEffect, useRef, useState } from "react";
import { leadToFields } from "./go-to-field.ts";
import { onTyped, showTyped } from "./page-texts.ts";

type PreviewProps = {
  page: string;
  /** Counts saves: the page may be new. */
  saves: number;
  /** On a narrow window, instead of the form. */
  isOpen: boolean;
  /** Somebody has pressed a text, and its field is in the form. */
  onField: () => void;
};

const widths = { computer: 1280, phone: 390 };
type Device = keyof typeof widths;
/** Of the window of the editor. */
const narrow = matchMedia("(width < 760px)");

/** The page of the entry. A new page is loaded behind the old one, which stays until then. */
export function Preview({ page, saves, isOpen, onField }: PreviewProps) {
  const [device, setDevice] = useState<Device>(narrow.matches ? "phone" : "computer");
  const [frames, setFrames] = useState([{ id: 0, page: "/" }]);
  /** What is seen on the page that is shown. */
  const seen = useRef<string>(undefined);
  const box = useRef<HTMLDivElement>(null);
  /** Counts reloads that Astro's server wanted: something that the page shows has changed. */
  const [reloads, setReloads] = useState(0);
  const known = useRef(0);
  const scale = useScale(box, widths[device]);

  useEffect(() => {
    const abort = new AbortController();
    const show = () =>
      setFrames((all) => {
        const shown = all[0];
        if (shown?.page === page && saves + reloads === 0) return all;
        return shown ? [shown, { id: (all.at(-1)?.id ?? 0) + 1, page }] : all;
      });
    const isReady = reloads !== known.current;
    known.current = reloads;
    const before = saves > 0 || reloads > 0 ? seen.current : undefined;
    void watchPage(page, { before, isReady }, abort.signal, (text) => {
      seen.current = text;
      show();
    }).catch(() => {}); // another page is wanted by now
    return () => abort.abort();
  }, [page, saves, reloads]);

  useEffect(
    () =>
      onTyped(() => {
        for (const { contentDocument } of box.current?.querySelectorAll("iframe") ?? [])
          if (contentDocument?.body) showTyped(contentDocument);
      }),
    [],
  );

  const isLoaded = (frame: HTMLIFrameElement, id: number) => {
    if (frame.contentDocument) {
      showTyped(frame.contentDocument);
      leadToFields(frame.contentDocument, onField);
    }
    keepFromReloading(frame, () => setReloads((count) => count + 1));
    setFrames((all) => (all[0]?.id === id ? all : all.filter((it) => it.id >= id)));
  };
  return (
    <aside className={`page${isOpen ? " open" : ""}`} aria-label="The page">
      <div className="devices">
        {(["computer", "phone"] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="quiet"
            aria-pressed={device === name}
            onClick={() => setDevice(name)}
          >
            {name === "computer" ? "Computer" : "Phone"}
          </button>
        ))}
        <span className="help">Click a text to go to its field.</span>
        <a className="quiet" href={page} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
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

/**
 * Astro's server tells its pages to reload when something changes, and the window would be white until then. Instead,
 * `changed` loads the page behind the one that is shown.
 */
function keepFromReloading({ contentWindow }: HTMLIFrameElement, changed: () => void) {
  contentWindow?.navigation?.addEventListener("navigate", (event) => {
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

/** In ms. Astro's server needs a moment to notice a change, and may notice a picture before its entry. */
const watchedFor = { missing: 15_000, changing: 6_000 };
/** In ms. Then its server reads all entries anew (tools/read-anew.ts). */
const missedAfter = 3_000;
/** Asked while it takes over a change, it may keep on showing what was there before. */
const pauseMs = 1_200;

/**
 * Calls `show` when a page is there, and whenever it changes in the seconds after a save.
 * @param before what was seen on it until now; undefined without a save
 * @param isReady whether Astro's server has taken over the change
 */
async function watchPage(
  page: string,
  { before, isReady }: { before: string | undefined; isReady: boolean },
  signal: AbortSignal,
  show: (seen: string) => void,
) {
  const start = Date.now();
  let last = before;
  if (before !== undefined && !isReady) await pause(signal);
  for (;;) {
    const response = await fetch(page, { signal, headers: { accept: "text/html" } });
    const seen = seenIn(await response.text());
    const passed = Date.now() - start;
    if (!response.ok && passed > missedAfter) await fetch("/read-anew", { method: "POST", signal });
    if ((response.ok || passed > watchedFor.missing) && seen !== last) {
      last = seen;
      show(seen);
      if (before === undefined) return;
    }
    if (passed > (response.ok ? watchedFor.changing : watchedFor.missing)) return;
    await pause(signal);
  }
}

async function pause(signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  signal.throwIfAborted();
}

/** Texts and pictures of a page: its markup has times and keys that are always new. */
function seenIn(html: string): string {
  // The editor's policy would complain about styles, although nothing of this is shown.
  const bare = html.replaceAll(/ style="[^"]*"|<style[^]*?<\/style>/g, "");
  const page = new DOMParser().parseFromString(bare, "text/html");
  for (const it of page.querySelectorAll("script, template")) it.remove();
  const pictures = [...page.querySelectorAll("img, source")].map((it) =>
    ["src", "srcset", "alt"].map((name) => it.getAttribute(name)).join(" "),
  );
  return page.title + page.body.textContent + pictures.join(" ");
}
