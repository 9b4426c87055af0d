import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { requireProgram } from "../../../tools/browsers.ts";

// Far above the second it takes: a slow machine is no fault.
const startWithinMs = 30_000;

type Running = { url: string; stop: () => Promise<void> };

/** Starts a screen in memory and WebKit's driver on it, which starts the browser itself. */
export async function startWebKitDriver(options: { reducedMotion: boolean }): Promise<Running> {
  const settings = await writeSettings(options);
  const screen = spawn(
    requireProgram("xvfb"),
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const children = [screen];
  const kill = () => children.forEach((child) => child.kill("SIGTERM"));
  process.once("exit", kill); // also when whoever started it fails
  const stop = async () => {
    process.off("exit", kill);
    for (const child of children.toReversed()) await end(child);
    await rm(settings, { recursive: true, force: true });
  };
  try {
    const display = await displayOf(screen);
    const port = await freePort();
    const driver = spawn(requireProgram("webkit"), [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", XDG_CONFIG_HOME: settings },
    });
    children.push(driver);
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, driver);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** WebKit takes what a page is told about motion from the desktop's settings. */
async function writeSettings({ reducedMotion }: { reducedMotion: boolean }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-settings-"));
  await mkdir(join(folder, "gtk-3.0"));
  const animations = `gtk-enable-animations=${reducedMotion ? 0 : 1}`;
  await writeFile(join(folder, "gtk-3.0", "settings.ini"), `[Settings]\n${animations}\n`);
  return folder;
}

/** The screen chooses a number that is free and writes it to its fourth stream. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const written = screen.stdio[3];
  if (!written) throw new Error("The screen was started without its fourth stream");
  const ended = once(screen, "exit").then(() => {
    throw new Error("Xvfb did not start");
  });
  const [number] = await Promise.race([once(written, "data"), ended]);
  return `:${String(number).trim()}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return address.port;
}

async function untilReady(url: string, driver: ChildProcess): Promise<void> {
  const end = Date.now() + startWithinMs;
  while (Date.now() < end && driver.exitCode === null) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error("WebKitWebDriver did not start");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
