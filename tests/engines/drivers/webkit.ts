import { spawn } from "node:child_process";
import { once } from "node:events";
import { requireProgram } from "#tools/browsers.ts";
import { freePort } from "#tests/support/free-port.ts";
import { untilStarted } from "#tests/support/patience.ts";
import type { OpenBrowser } from "#tests/support/engines/visit.ts";

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual screen. */
export const openWebKit: OpenBrowser = async () => {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = spawn(requireProgram("xvfb"), args, {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  process.once("exit", () => screen.kill()); // also when opening fails
  // Xvfb chooses a free display number and writes it to file descriptor 3.
  const [display] = (await once(screen.stdio[3] ?? screen, "data")) as [Buffer];
  const port = await freePort();
  const driver = spawn(requireProgram("webkit"), [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, GDK_BACKEND: "x11", DISPLAY: `:${String(display).trim()}` },
  });
  process.once("exit", () => driver.kill());
  const url = `http://127.0.0.1:${port}`;
  await untilStarted(driver, async () => {
    if (!(await fetch(`${url}/status`)).ok) throw new Error("not ready");
  });
  return openSession(url, async () => {
    driver.kill();
    await once(driver, "exit");
    screen.kill();
  });
};

/* Key codes and the element identifier of the WebDriver protocol: https://www.w3.org/TR/webdriver2/ */
const keys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};
const elementId = "element-6066-11e4-a52e-4f735466cecf";

/** @throws Error with the driver's response */
async function send<Value>(method: string, url: string, body: object = {}): Promise<Value> {
  const answer = await fetch(url, { method, body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Value }; // as the protocol says
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
}

async function openSession(url: string, stop: () => Promise<void>): ReturnType<OpenBrowser> {
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser" } };
  const opened = await send<{ sessionId: string }>("POST", `${url}/session`, { capabilities });
  const session = `${url}/session/${opened.sessionId}`;
  const post = <Value>(path: string, body?: object) => send<Value>("POST", session + path, body);

  const run = (expression: string) =>
    post("/execute/sync", { script: `return (${expression})`, args: [] });
  const onElement = async (selector: string, command: string, body?: object) => {
    const found = { using: "css selector", value: selector };
    const { [elementId]: id } = await post<Record<string, string>>("/element", found);
    await post(`/element/${id}/${command}`, body);
  };
  const type = async (text: string) => {
    const strokes = (value: string) => ["keyDown", "keyUp"].map((type) => ({ type, value }));
    const keyboard = { type: "key", id: "keyboard", actions: [...text].flatMap(strokes) };
    await post("/actions", { actions: [keyboard] });
  };
  return {
    begin: async (width) => {
      const frame = "[innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight]";
      const [inner = 0, high, side = 0, top = 0] = (await run(frame)) as number[]; // as it says
      // Without a change of size the driver would wait forever for the window to be resized.
      if (inner !== width || high !== 900)
        await post("/window/rect", { width: width + side, height: 900 + top });
    },
    open: (address) => post("/url", { url: address }),
    reload: () => post("/refresh"),
    run,
    click: (selector) => onElement(selector, "click"),
    type,
    press: (key) => type(keys[key]),
    attach: (selector, path) => onElement(selector, "value", { text: path }),
    close: () => send<void>("DELETE", session).finally(stop),
  };
}
