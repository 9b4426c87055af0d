import { expect, onTestFinished, test, vi } from "vitest";
import { always } from "#server/inbox/leases.ts";
import { type Alert, createProblems, type Problem, type Way } from "#server/problems.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { createAlerts } from "./alerts.ts";

const minute = 60_000;
const disk = { id: "disk", text: "The disk is nearly full." };
const parked = { id: "parked-3", text: "Message 3 was given up.", details: "From Amina." };

/**
 * Alerts about `now.problems`, in simulated time. While `now.away` is set, mailing fails; it takes `now.mailMs`, after
 * which the mail server says nothing if it `isMute`.
 */
function alerts(...more: Way[]) {
  const runtime = testRuntime();
  const { timer } = runtime;
  const now = { problems: [] as Problem[], away: "", mailMs: 0, isMute: false, filter: /^$/ };
  const [tries, sent]: [Alert[], Alert[]] = [[], []];
  const mail: Way = {
    name: "mail",
    takesDetails: true,
    async send(alert: Alert, signal: AbortSignal) {
      tries.push(alert);
      if (now.away) throw new Error(now.away);
      if (now.filter.test(alert.text))
        throw Object.assign(new Error("554 spam"), { code: "EMESSAGE", permanent: true });
      if (now.mailMs > 0)
        await new Promise<void>((done, fail) => {
          timer.after(now.mailMs, done);
          signal.addEventListener("abort", fail);
        });
      if (now.isMute) throw Object.assign(new Error("Timeout"), { textSent: true });
      sent.push(alert);
    },
  };
  // Its time is simulated, too.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    timer.after(ms, () => controller.abort());
    return controller.signal;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const problems = createProblems();
  problems.everybodys.add(() => now.problems);
  const formatTime = (time: Date) => time.toISOString().slice(11, 16);
  const ways = [mail, ...more];
  const telling = { problems, ways, formatTime, mailFailure: () => undefined };
  const { start, stop } = createAlerts({ ...telling, isShared: false, isMine: always, ...runtime });
  void start?.();
  return { ...runtime, now, tries, sent, stop: () => stop?.() };
}

test("mails and logs the start of each problem once, and its end once", async () => {
  const { now, pass, sent, lines, stop } = alerts();
  const since = new Date("2026-03-01T07:30:00.000Z");
  now.problems = [disk, { ...parked, since }];
  await pass(60 * minute);
  now.problems = [parked, { id: "parked-4", text: "Message 4 was given up." }];
  await pass(60 * minute);
  now.problems = [];
  stop();
  await pass(60 * minute);
  expect(sent).toEqual([
    {
      subject: "The disk is nearly full. (and 1 more)",
      text: "The disk is nearly full.\nSince 09:01.\n\nMessage 3 was given up.\nFrom Amina.\nSince 07:30.\n",
    },
    {
      subject: "Over: The disk is nearly full. (and 1 more)",
      text: "Over: The disk is nearly full.\nSince 09:01, until 10:01.\n\nMessage 4 was given up.\nSince 10:01.\n",
    },
  ]);
  const written = lines.map(({ level, msg }) => `${level} ${msg}`);
  expect(written).toEqual([
    `40 ${disk.text}`,
    `40 ${parked.text}`,
    "40 Message 4 was given up.",
    `30 Over: ${disk.text}`,
  ]);
});

test("retries an alert every minute; if the problem ends meanwhile, one alert covers both", async () => {
  const { now, pass, tries, sent, lines } = alerts();
  Object.assign(now, { problems: [disk], away: "ECONNREFUSED" });
  await pass(10 * minute);
  expect(tries).toHaveLength(10);
  now.away = "535 wrong password";
  await pass(10 * minute);
  // The problem, and each reason of the failing alert once.
  expect(lines).toHaveLength(3);
  Object.assign(now, { problems: [], away: "" });
  await pass(10 * minute);
  expect(sent.map(({ text }) => text)).toEqual([`Over: ${disk.text}\nSince 09:01, until 09:21.\n`]);
});

test("something that happened is told once, also late, and has no end", async () => {
  const { now, pass, sent } = alerts();
  let told = 0;
  const onTold = async () => void (told += 1);
  Object.assign(now, { problems: [{ ...disk, once: true, onTold }], away: "ECONNREFUSED" });
  await pass(5 * minute);
  expect(told).toBe(0);
  Object.assign(now, { problems: [], away: "" });
  await pass(5 * minute);
  expect(sent.map(({ text }) => text)).toEqual([`${disk.text}\n09:01.\n`]);
  expect(told).toBe(1);
});

test("a mail server that takes minutes gets an alert once; what happens meanwhile is logged, and told afterwards", async () => {
  const { now, pass, tries, sent, lines } = alerts();
  Object.assign(now, { problems: [disk], mailMs: 130_000 });
  await pass(2 * minute);
  now.problems = [disk, parked];
  await pass(minute);
  expect(lines.map(({ msg }) => msg)).toEqual([disk.text, parked.text]);
  now.problems = [parked];
  await pass(10 * minute);
  expect(sent.map(({ subject }) => subject)).toEqual([
    disk.text,
    `Over: ${disk.text} (and 1 more)`,
  ]);
  expect(tries).toHaveLength(2);
});

test("a problem that is back while its end is being mailed is told again", async () => {
  const { now, pass, sent } = alerts();
  now.problems = [disk];
  await pass(2 * minute);
  Object.assign(now, { problems: [], mailMs: 130_000 });
  await pass(minute);
  now.problems = [disk];
  await pass(10 * minute);
  expect(sent.map(({ subject }) => subject)).toEqual([disk.text, `Over: ${disk.text}`, disk.text]);
});

test("a mail server that never answers gets a copy an hour at most", async () => {
  const { now, pass, tries } = alerts();
  Object.assign(now, { problems: [disk], isMute: true, mailMs: 10 * minute });
  await pass(5 * 60 * minute);
  expect(tries).toHaveLength(5);
});

test("a problem in whose place another one came has no end", async () => {
  const { now, pass, sent } = alerts();
  now.problems = [{ ...parked, ended: async () => undefined }];
  await pass(5 * minute);
  now.problems = [{ ...parked, id: "parked-3-again" }];
  await pass(5 * minute);
  expect(sent.map(({ subject }) => subject)).toEqual([parked.text, parked.text]);
});

test("an alert that a filter refuses is mailed without the visitor's words", async () => {
  const { now, pass, sent } = alerts();
  Object.assign(now, { problems: [parked], filter: /Amina/ });
  await pass(5 * minute);
  expect(sent.map(({ text }) => text)).toEqual([`${parked.text}\nSince 09:01.\n`]);
});

test("a store that cannot note what was told is asked again, and nothing is mailed twice", async () => {
  const { now, pass, sent } = alerts();
  let tries = 0;
  const onTold = async () => {
    if ((tries += 1) < 3) throw new Error("disk is full");
  };
  now.problems = [{ ...disk, once: true, onTold }, parked];
  await pass(10 * minute);
  expect(tries).toBe(3);
  expect(sent).toHaveLength(1);
});

/** A second way, which fails while `away` is set. */
function chat() {
  const state = { away: "", sent: [] as string[] };
  const way: Way = {
    name: "webhook",
    takesDetails: false,
    async send({ text }) {
      if (state.away) throw new Error(state.away);
      state.sent.push(text);
    },
  };
  return { state, way };
}

test("an alert is told when any way has it, and who sent what only to the office", async () => {
  const { state, way } = chat();
  const { now, pass, sent } = alerts(way);
  let told = 0;
  const onTold = async () => void (told += 1);
  Object.assign(now, { problems: [{ ...parked, onTold }], away: "ECONNREFUSED" });
  await pass(10 * minute);
  const start = `${parked.text}\nSince 09:01.\n`;
  const failing = "The mail server takes no mail: ECONNREFUSED\nSince 09:02.\n";
  expect([state.sent, told]).toEqual([[start, failing], 1]);
  // From then on by both, without what the one has missed.
  Object.assign(now, { problems: [disk], away: "" });
  await pass(2 * minute);
  const over = `Over: ${parked.text}\nSince 09:01, until 09:11.\n`;
  expect(sent.map(({ text }) => text)).toEqual([`${over}\n${disk.text}\nSince 09:11.\n`]);
  expect(state.sent.at(-1)).toMatch(/^Over: The mail server takes no mail/);
});

test("what fails is not told by itself", async () => {
  const { state, way } = chat();
  const { now, pass, sent } = alerts(way);
  now.problems = [{ ...disk, notBy: "mail" }];
  await pass(minute);
  now.problems = [];
  await pass(minute);
  expect(state.sent).toHaveLength(2);
  expect(sent).toEqual([]);
});
