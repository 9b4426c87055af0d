/** Settings of the editor, from the environment. */
export type Settings = {
  host: string;
  port: number;
  /** Where Astro's development server listens, on loopback. */
  previewPort: number;
  password: string | undefined;
};

const loopback = ["localhost", "127.0.0.1", "::1"];

/** @throws with a sentence about what to change */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const host = env["EDIT_HOST"]?.trim() || "localhost";
  const port = Number(env["PORT"] ?? 3000);
  const password = env["EDIT_PASSWORD"] || undefined;
  if (password === undefined && !loopback.includes(host))
    throw new Error(
      `Other computers can reach the editor at EDIT_HOST=${host}. Set EDIT_PASSWORD, too: whoever knows it can change the site.`,
    );
  if (password !== undefined && password.length < 12)
    throw new Error("EDIT_PASSWORD is too easy to guess: it needs 12 characters or more.");
  return { host, port, previewPort: Number(env["PREVIEW_PORT"] ?? port + 1), password };
}

/** Whether only this computer reaches the editor. */
export const isLocal = ({ host }: Settings) => loopback.includes(host);
