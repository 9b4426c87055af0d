let released = Promise.resolve();

addEventListener(
  "pointerdown",
  () => {
    released = new Promise((done) => {
      // After the click that follows.
      const end = () => setTimeout(done, 0);
      addEventListener("pointerup", end, { once: true, capture: true });
      addEventListener("pointercancel", end, { once: true, capture: true });
    });
  },
  { capture: true },
);

/** While a button is pressed, nothing may move: what is released elsewhere than pressed is no click. */
export const untilReleased = (): Promise<void> => released;
