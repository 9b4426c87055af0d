export type Key = "Tab" | "Enter" | "Escape" | "Space" | "End";

/** An expression of JavaScript whose value is an element of the page, or null. */
export type ElementExpression = string;

/**
 * What the journeys need of an engine. Clicks and keys are the engine's own, as a person's are;
 * whatever is to be found or looked at is an expression that the page works out.
 */
export type Browser = {
  /** Name and version, as the engine says them. */
  readonly version: string;
  /** Resolves when the document is there or has loaded: React comes later in any case. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  address(): Promise<string>;
  /** @returns the expression's value, which has to be JSON, and no promise */
  run(expression: string): Promise<unknown>;
  /** Scrolls there and clicks the middle. @throws when the element is not there or cannot be hit */
  click(element: ElementExpression): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  choose(select: ElementExpression, value: string): Promise<void>;
  attach(input: ElementExpression, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What went wrong in pages since it was last asked, as far as the engine tells. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
};

export type OpenBrowser = (options: { reducedMotion: boolean }) => Promise<Browser>;

/** @throws Error that names what was looked for, so that a failed journey says which step failed */
export function present<Found>(found: Found | null, element: ElementExpression): Found {
  if (found === null) throw new Error(`Not on the page: ${element}`);
  return found;
}
