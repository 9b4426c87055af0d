import { page as words } from "#words";
import { leftToRight } from "#src/lib/direction.ts";
import type { Token } from "#src/lib/highlight.ts";
import { Icon } from "#src/ui/icon.tsx";

/** Dark theme colors in both themes: the panel's background is dark. */
const colors = {
  keyword: "text-action",
  string: "text-highlight",
  name: "text-label",
  comment: "text-band-text/60",
} as const;

type CodePanelProps = { samples: readonly { label: string; tokens: readonly Token[] }[] };

/** Code samples as tabs, which src/browser/code-samples.ts rotates. */
export const CodePanel = ({ samples }: CodePanelProps) => (
  <div
    data-module="code-samples"
    role="group"
    aria-label={words.codeSamples}
    className="relative overflow-hidden rounded-2xl border border-[light-dark(rgb(255_255_255/0.1),rgb(255_255_255/0.3))] bg-code text-band-text max-md:mx-page md:col-start-2 md:row-start-1 md:ms-6 md:mb-6 md:w-80 max-w-full lg:-mb-14 lg:ms-[calc(1.5rem-var(--hero-gap))] md:self-end md:[box-shadow:0_24px_60px_-18px_rgb(10_17_34/0.6)]"
  >
    <div className="flex scheme-dark items-center no-scripts:hidden border-b border-white/8 px-2 py-2">
      <div role="tablist" aria-label={words.layer} className="me-auto flex flex-wrap gap-x-1">
        {samples.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`tab-${index}`}
            aria-selected={index === 0}
            aria-controls={`sample-${index}`}
            tabIndex={index === 0 ? 0 : -1}
            // Colors that change by themselves are not animated: each frame of it is work for the main thread.
            className="rounded-lg px-2.25 py-1.25 text-fine font-medium text-band-text/80 hover:text-white aria-selected:bg-white/10 aria-selected:text-white"
          >
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="grid size-8 shrink-0 place-items-center motion-reduce:hidden rounded-lg text-band-text/80 hover:bg-white/10 hover:text-white"
      >
        <span>
          <Icon name="pause" className="block size-4" />
          <span className="sr-only">{words.pauseRotation}</span>
        </span>
        <span hidden>
          <Icon name="play" className="block size-4" />
          <span className="sr-only">{words.resumeRotation}</span>
        </span>
      </button>
    </div>
    {/* All samples share one grid cell, so the panel is as tall as the tallest. Five lines high from the start: the panel is bottom-aligned and would grow upward on each change. */}
    <div className="grid min-h-36 scheme-dark no-scripts:auto-cols-[85%] no-scripts:grid-flow-col no-scripts:overflow-x-auto">
      {samples.map(({ label, tokens }, index) => (
        <pre
          key={label}
          dir={leftToRight}
          role="tabpanel"
          id={`sample-${index}`}
          aria-labelledby={`tab-${index}`}
          // A scrolling region has to be reachable by keyboard (WCAG 2.1.1); hidden ones are not.
          tabIndex={0}
          data-shown={index === 0 ? "" : undefined}
          className="not-data-shown:not-no-scripts:invisible not-data-shown:not-no-scripts:opacity-0 min-w-0 overflow-x-auto not-no-scripts:[grid-area:1/1] [transition:opacity_var(--menu)_var(--ease)] px-4.5 py-4 font-code text-fine/[1.6] max-[24rem]:px-3.5 focus-visible:-outline-offset-4"
        >
          <code>
            {tokens.map(({ kind, text }, at) =>
              kind === "plain" ? (
                text
              ) : (
                // The tokens of a sample never change.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={at} className={colors[kind]}>
                  {text}
                </span>
              ),
            )}
          </code>
        </pre>
      ))}
    </div>
  </div>
);
