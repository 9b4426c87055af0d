// WebKit cannot say when it is idle. A frame's time between two tasks lets a touch in; more would
// add up, as every part of the page takes its turn before React does.
export const saysWhenIdle = "requestIdleCallback" in window;

export const whenIdle = (task: () => void) =>
  saysWhenIdle ? requestIdleCallback(task) : setTimeout(task, 16);
