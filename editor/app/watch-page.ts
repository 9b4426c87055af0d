/** In ms. Astro's server needs a moment to notice a change, and may notice a picture before its entry. */
const watchedFor = { missing: 15_000, changing: 6_000 };
/** Asked while it takes over a change, it may keep on showing what was there before. */
const pauseMs = 1_200;

/**
 * Calls `show` when a page is there, and whenever it changes in the seconds after a save.
 * @param before what was seen on it until now; undefined without a save
 * @param isReady whether Astro's server has taken over the change
 */
export async function watchPage(
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
