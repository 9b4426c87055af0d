export const prefersReducedMotion = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Resolves when the page has finished fading in or out. */
export async function mainAnimationsFinished(): Promise<void> {
  const animations = document.querySelector("main")?.getAnimations() ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
}
