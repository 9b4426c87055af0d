import { expect, test } from "vitest";
import { testRuntime } from "../testing/runtime.ts";
import { startAlerts } from "./alerts.ts";
import type { Alert } from "./compose.ts";

const minute = 60_000;
const disk = { id: "disk", text: "The disk is nearly full." };
const parked = { id: "mail-parked", text: "2 messages could not be mailed." };

/** Alerts about `now.problems`, in simulated time. While `now.away` is set, mailing fails. */
function alerts() {
  const runtime = testRuntime();
  const now = { problems: [] as (typeof disk)[], away: false };
  const [tries, sent]: [Alert[], Alert[]] = [[], []];
  const mailer = {
    async alert(alert: Alert) {
      tries.push(alert);
      if (now.away) throw new Error("connect ECONNREFUSED");
      sent.push(alert);
    },
  };
  const { stop } = startAlerts({ problems: () => now.problems, mailer, ...runtime });
  return { ...runtime, now, tries, sent, stop };
}

test("mails and logs the start of problems once, and their end once", async () => {
  const { now, pass, sent, lines, stop } = alerts();
  now.problems = [disk, parked];
  await pass(60 * minute);
  now.problems = [{ ...parked, text: "3 messages could not be mailed." }];
  await pass(60 * minute);
  stop();
  now.problems = [];
  await pass(60 * minute);
  const since = "Since 2026-03-01T09:01:00.000Z";
  expect(sent.map(({ subject, text }) => [subject, text])).toEqual([
    [`${disk.text} ${parked.text}`, `${disk.text}\n${since}.\n\n${parked.text}\n${since}.\n`],
    [`Over: ${disk.text}`, `${disk.text}\n${since}, over since 2026-03-01T10:01:00.000Z.\n`],
  ]);
  const written = lines.map(({ level, msg }) => `${level} ${msg}`);
  expect(written).toEqual([`40 ${disk.text}`, `40 ${parked.text}`, `30 Over: ${disk.text}`]);
});

test("retries an alert every minute; if the problem ends meanwhile, one alert covers both", async () => {
  const { now, pass, tries, sent, lines } = alerts();
  Object.assign(now, { problems: [disk], away: true });
  await pass(10 * minute);
  expect(tries).toHaveLength(10);
  // The problem and the failing alert, once each.
  expect(lines).toHaveLength(2);
  Object.assign(now, { problems: [], away: false });
  await pass(10 * minute);
  const times = "Since 2026-03-01T09:01:00.000Z, over since 2026-03-01T09:11:00.000Z.";
  expect(sent.map(({ text }) => text)).toEqual([`${disk.text}\n${times}\n`]);
});
