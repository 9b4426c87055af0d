import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Sentences } from "#contract/sentences/fill.ts";
import { whileSeen } from "#src/browser/while-seen.ts";
import type { Token } from "#src/lib/highlight.ts";
import { Icon } from "#src/ui/icon.tsx";

/** How long each sample is shown (docs/specification.md#motion). */
const rotationMs = 5000;

/** Dark theme colors in both themes: the panel's background is dark. */
const colors = {
  keyword: "text-action",
  string: "text-highlight",
  name: "text-label",
  comment: "text-band-text/60",
} as const;

type CodePanelProps = {
  samples: readonly { label: string; tokens: readonly Token[] }[];
  words: Pick<Sentences["page"], "codeSamples" | "layer" | "resumeRotation" | "pauseRotation">;
};

/**
 * Code samples as tabs. They rotate until the visitor selects one or presses pause; not while the panel is hovered
 * or focused, out of the window, in a hidden tab or under reduced motion.
 */
export function CodePanel({ samples, words }: CodePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused || !panel.current) return undefined;
    return whileSeen(panel.current, () => {
      const timer = setInterval(() => {
        if (panel.current?.matches(":hover, :focus-within")) return;
        setCurrent((now) => (now + 1) % samples.length);
      }, rotationMs);
      return () => clearInterval(timer);
    });
  }, [paused, samples.length]);

  const select = (index: number) => {
    setCurrent(index);
    setPaused(true);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
    if (index === undefined) return;
    event.preventDefault();
    const next = (index + samples.length) % samples.length;
    select(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  return (
    <div
      ref={panel}
      role="group"
      aria-label={words.codeSamples}
      className="relative overflow-hidden rounded-2xl border border-[light-dark(rgb(255_255_255/0.1),rgb(255_255_255/0.3))] bg-code text-band-text max-md:mx-page md:col-start-2 md:row-start-1 md:-mb-24 lg:-mb-20 xl:-mb-14 md:-ml-6 md:w-[19rem] md:max-w-full md:self-end md:[box-shadow:0_24px_60px_-18px_rgb(10_17_34/0.6)] xl:-ml-14"
    >
      <div className="flex scheme-dark items-center no-scripts:hidden border-b border-white/8 px-2 py-2 sm:px-3">
        <div
          role="tablist"
          aria-label={words.layer}
          className="mr-auto flex flex-wrap sm:gap-1.5"
          onKeyDown={onKeyDown}
        >
          {samples.map(({ label }, index) => (
            <button
              key={label}
              type="button"
              role="tab"
              id={`tab-${index}`}
              aria-selected={index === current}
              aria-controls={`sample-${index}`}
              tabIndex={index === current ? 0 : -1}
              onClick={() => select(index)}
              // Colors that change by themselves are not animated: each frame of it is work for the main thread.
              className="rounded-lg px-2 py-1 text-fine transition-[scale] sm:px-3 font-medium text-band-text/80 hover:text-white aria-selected:bg-white/10 aria-selected:text-white"
            >
              {label}
            </button>
          ))}
        </div>
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          className="grid size-8 shrink-0 place-items-center motion-reduce:hidden rounded-lg text-band-text/80 hover:bg-white/10 hover:text-white"
        >
          <Icon name={paused ? "play" : "pause"} className="size-4" />
          <span className="sr-only">{paused ? words.resumeRotation : words.pauseRotation}</span>
        </button>
      </div>
      {/* All samples share one grid cell, so the panel is as tall as the tallest. Five lines high from the start: the panel is bottom-aligned and would grow upward on each change. */}
      <div className="grid min-h-[8.90625rem] scheme-dark no-scripts:auto-cols-[85%] no-scripts:grid-flow-col no-scripts:overflow-x-auto">
        {samples.map(({ label, tokens }, index) => (
          <pre
            key={label}
            role="tabpanel"
            id={`sample-${index}`}
            aria-labelledby={`tab-${index}`}
            // A scrolling region has to be reachable by keyboard (WCAG 2.1.1); hidden ones are not.
            tabIndex={0}
            className={`${index === current ? "" : "not-no-scripts:invisible not-no-scripts:opacity-0"} min-w-0 overflow-x-auto not-no-scripts:[grid-area:1/1] [transition:opacity_var(--menu)_var(--ease)] px-4.5 py-4 font-code text-[0.8125rem]/[1.7] max-md:text-[0.875rem]/[1.58] max-[24rem]:px-3.5 focus-visible:-outline-offset-4`}
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
}
