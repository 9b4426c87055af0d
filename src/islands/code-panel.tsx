import { type KeyboardEvent, useEffect, useState } from "react";
import { wantsNoMotion } from "#src/browser/motion.ts";
import type { Token } from "#src/lib/highlight.ts";
import { Icon } from "#src/ui/icon.tsx";

/** How long each sample stands (specification, section 9). */
const rotationMs = 5000;

const colours = {
  keyword: "text-[#8ea8ff]",
  string: "text-[#f7bd4b]",
  name: "text-[#4fd1cf]",
  comment: "text-[#8592b8]",
} as const;

type CodePanelProps = {
  samples: readonly { id: string; label: string; tokens: readonly Token[] }[];
};

/**
 * Three samples as tabs. They follow one another until the visitor points at them, moves the
 * focus in, chooses one or presses pause; under reduced motion they never start.
 */
export function CodePanel({ samples }: CodePanelProps) {
  const { current, choose, rotating, setPaused, hold } = useRotation(samples.length);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const last = samples.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  return (
    <div
      {...hold}
      role="group"
      aria-label="Code samples"
      className="absolute right-3 bottom-0 left-3 overflow-hidden rounded-2xl border border-white/10 bg-code text-[#dbe4ff] shadow-[0_24px_60px_-18px_rgb(10_17_34/0.6)] max-[24rem]:inset-x-0 sm:right-auto sm:left-6 sm:w-[25rem] lg:bottom-10 lg:-left-5 lg:w-[22.5rem] xl:-left-11 xl:w-[25rem]"
    >
      <div className="flex items-center border-b border-white/8 px-2 py-2 sm:px-3">
        <div
          role="tablist"
          aria-label="Layer"
          className="mr-auto flex sm:gap-1.5"
          onKeyDown={onKeyDown}
        >
          {samples.map(({ id, label }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={index === current}
              aria-controls={`sample-${id}`}
              tabIndex={index === current ? 0 : -1}
              onClick={() => choose(index)}
              className="rounded-lg px-2 py-1 text-fine/6 sm:px-3 font-medium text-[#b4c2e8] hover:text-white focus-visible:outline-[#8ea8ff] aria-selected:bg-white/10 aria-selected:text-white"
            >
              {label}
            </button>
          ))}
        </div>
        <button
          type="button"
          onClick={() => setPaused(rotating)}
          className="grid size-8 place-items-center no-scripts:hidden motion-reduce:hidden rounded-lg text-[#b4c2e8] hover:bg-white/10 hover:text-white focus-visible:outline-[#8ea8ff]"
        >
          {rotating ? (
            <Icon name="pause" className="size-4" />
          ) : (
            <Icon name="play" className="size-4" />
          )}
          <span className="sr-only">{rotating ? "Pause rotation" : "Resume rotation"}</span>
        </button>
      </div>
      {/* As high as five lines from the start: it stands on its foot, and would rise as they arrive. */}
      <div className="grid min-h-[8.90625rem]">
        {samples.map(({ id, tokens }, index) => (
          <pre
            key={id}
            role="tabpanel"
            id={`sample-${id}`}
            aria-labelledby={`tab-${id}`}
            aria-hidden={index !== current || undefined}
            tabIndex={index === current ? 0 : -1}
            className="code-sample overflow-x-auto px-4.5 py-4 font-code text-[0.8125rem]/[1.7] max-[24rem]:px-3.5 focus-visible:-outline-offset-4 focus-visible:outline-[#8ea8ff]"
          >
            <code>
              {tokens.map(({ kind, text }, at) =>
                kind === "plain" ? (
                  text
                ) : (
                  // The tokens of a sample never change their order.
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={at} className={colours[kind]}>
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

function useRotation(count: number) {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const running = !paused && !held.pointer && !held.focus;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      if (!wantsNoMotion()) setCurrent((now) => (now + 1) % count);
    }, rotationMs);
    return () => clearInterval(timer);
  }, [running, count]);

  return {
    current,
    /** A choice is the visitor's: the rotation does not take it away again. */
    choose(index: number) {
      setCurrent(index);
      setPaused(true);
    },
    rotating: !paused,
    setPaused,
    hold: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: () => setHeld((now) => ({ ...now, focus: false })),
    },
  };
}
