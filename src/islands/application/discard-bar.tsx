import { useEffect, useLayoutEffect, useRef } from "react";
import type { application } from "#src/content/application.ts";
import { Button } from "#src/ui/button.tsx";

type DiscardBarProps = {
  content: (typeof application)["discard"];
  onKeep: () => void;
  onDiscard: () => void;
};

/** The question before typed text is thrown away; the safe answer has the focus. */
export function DiscardBar({ content, onKeep, onDiscard }: DiscardBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  const before = useRef<Element | null>(null);

  // Before the browser takes the focus from what has just become inert.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const heading = bar.current?.closest("dialog")?.querySelector("h2") ?? null;
    before.current = focused === document.body ? heading : focused;
    bar.current?.querySelector("button")?.focus();
  }, []);

  // After it is inert no more.
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    },
    [],
  );

  return (
    <div
      ref={bar}
      role="alertdialog"
      aria-labelledby="discard-question"
      className="discard-bar flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line bg-sunk px-5 py-5 sm:px-9"
    >
      <p id="discard-question" className="grow font-semibold">
        {content.question}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onKeep}>
          {content.keep}
        </Button>
        <Button size="small" look="ghost" onClick={onDiscard}>
          {content.confirm}
        </Button>
      </div>
    </div>
  );
}
