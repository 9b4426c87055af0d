/* npm run doctor: what the settings promise, looked at from the machine where the server runs. */
import { parseArgs } from "node:util";
import { loadServedEnvironment } from "#server/served-environment.ts";
import { SettingsError } from "#server/setting-error.ts";
import { readSettings } from "#server/settings.ts";
import { withUsage } from "#server/with-usage.ts";
import { findings } from "./checks.ts";
import { type Finding, wrong } from "./checks/finding.ts";

const { values } = withUsage(
  "Usage: npm run doctor [-- --send, which mails a test and sends one to the chat of alerts]",
  () => parseArgs({ options: { send: { type: "boolean", default: false } } }),
);
// npm takes `npm run doctor --send` for an option of its own.
const isSending = values.send || process.env["npm_config_send"] === "true";
// `npm run doctor | head` closes the pipe early; that is no error.
process.stdout.on("error", () => process.exit());

// nodemailer's words of its own would stand between the lines. What fails has a line.
console.warn = () => {};

const labels = { good: "good ", note: "note ", wrong: "TO DO" };
function print({ about, state, text }: Finding): void {
  if (state === "wrong") process.exitCode = 1;
  console.log(`${labels[state]}  ${about.padEnd(11)}  ${text}`);
}

try {
  loadServedEnvironment();
  const env = process.env;
  const settings = readSettings(env);
  for await (const finding of findings("doctor", { settings, env, isSending })) print(finding);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  print(wrong("Settings", error.message));
}
