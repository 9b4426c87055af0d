import { nameOf, type Place } from "#server/inbox/place.ts";
import { movedText } from "#server/inbox/sqlite/moved-store.ts";
import type { Delivery, Submission } from "#server/inbox/submission.ts";
import { describeSubmission, suspicionText } from "#server/outbox/submission-text.ts";
import { oneLine } from "#server/one-line.ts";
import { settingsSource } from "#server/served-environment.ts";
import type { Run } from "./args.ts";
import { getSubmission, localTime } from "./find.ts";
import { printable, printableLine } from "./printable.ts";

// In characters; keeps a row narrower than most terminals. `show` prints all.
const maxLength = { name: 20, subject: 50 };

const screenful = 50;

/**
 * Aligned columns: reference, local time, mail state (unsent or parked), name, subject. The newest
 * submission comes last, right above the prompt; then what is not shown, and counts of parked and suspected submissions.
 * `all` or a number says how many.
 */
export const list =
  (suspected: boolean): Run =>
  async (store, [wanted = screenful], { place }) => {
    const count = await store.count(suspected);
    const shown =
      wanted === "all" ? store.submissions() : await store.newest(suspected, Number(wanted));
    const rows: string[][] = [];
    for await (const submission of shown)
      if (submission.suspected === suspected) rows.push(rowOf(submission));
    const lines = alignColumns(rows);
    if (rows.length < count) {
      const command = suspected ? "suspected" : "list";
      lines.push(
        `The newest ${rows.length} of ${count}. More: npm run inbox ${command} ${10 * rows.length}, or: ${command} all`,
      );
    }
    if (suspected) return lines.join("\n") || "Nothing is kept apart.";
    if (lines.length === 0) lines.push(nothingYet(place));
    const { parked } = await store.queueState("mail");
    const others = await store.count(true);
    if (parked > 0) lines.push(`Parked, could not be mailed: ${parked}. See: npm run inbox retry`);
    if (others > 0) lines.push(`Kept apart as suspected: ${others}. See: npm run inbox suspected`);
    return lines.join("\n");
  };

/** Names the place: without the server's settings it is another one. */
const nothingYet = (place: Place) =>
  `No messages or applications yet in ${nameOf(place)}. ${place.database ? "" : movedText(place.dataDir)}`.trim();

/** Where no server has started yet, or one with other settings. */
export function noStore(place: Place): string {
  return `${nothingYet(place)} There is no store. Settings are from ${settingsSource()}.`;
}

/** Prints one submission in full, without its empty fields. */
export const show: Run = async (store, [name]) => {
  const submission = await getSubmission(store, name);
  const { fields, text } = describeSubmission(submission);
  const all: (readonly [string, string])[] = [
    ["Reference", `${submission.reference} (${submission.kind})`],
    ["Received", localTime(submission.receivedAt)],
    ...fields,
    [
      "Kept apart",
      submission.suspected
        ? `npm run inbox accept ${submission.reference}${suspicionText(submission)}`
        : "",
    ],
    ["Mailed", mailedText(submission)],
    ["Not mailed", submission.lastMailError ?? ""],
    [
      "Perhaps",
      submission.mail === "unanswered" ? "mailed: the mail server took it without an answer" : "",
    ],
    ["Parked", submission.mail === "parked" ? `npm run inbox retry ${submission.reference}` : ""],
    ...submission.deliveries.map(
      (delivery) => [capitalized(delivery.destination), deliveryText(delivery)] as const,
    ),
    [
      "Scanned",
      submission.kind === "application" ? scans[submission.resume.scanned ?? "never"] : "",
    ],
    [
      "Get resume",
      submission.kind === "application" ? `npm run inbox resume ${submission.reference}` : "",
    ],
  ];
  const head = all
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${`${label}:`.padEnd(13)}${printableLine(value)}`);
  return [head.join("\n"), ...(text === "" ? [] : [printable(text)])].join("\n\n");
};

const capitalized = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

function deliveryText({ destination, state, deliveredAt, attempts, lastError }: Delivery): string {
  const reason = lastError === null ? "" : `: ${lastError}`;
  if (state === "parked") return `given up after ${attempts} attempts${reason}`;
  if (deliveredAt === null) return `waiting, attempts: ${attempts}${reason}`;
  if (destination === "reply" && lastError !== null) return `the address does not exist${reason}`;
  return localTime(deliveredAt);
}

const scans = { clean: "clamd found nothing", away: "not: clamd was away", never: "" };

const mailedText = ({ mailedAt, mailedWithoutFile }: Submission) =>
  mailedAt ? `${localTime(mailedAt)}${mailedWithoutFile ? ", with a link to the resume" : ""}` : "";

const marks = { mailed: "", waiting: "unsent", unanswered: "maybe", parked: "parked" };

function rowOf(submission: Submission): string[] {
  const { mail, mailAttempts, mailedWithoutFile } = submission;
  // Without SMTP_URL nothing is mailed, so a submission that was never tried is not "unsent".
  const isMailed = mailAttempts > 0 || Boolean(process.env["SMTP_URL"]?.trim());
  const mark = isUnreachable(submission)
    ? "no reply"
    : mailedWithoutFile
      ? "no file"
      : mail === "waiting" && !isMailed
        ? ""
        : marks[mail];
  const { name, subject } = describeSubmission(submission);
  const texts = [oneLine(name, maxLength.name), oneLine(subject, maxLength.subject)];
  const facts = [submission.reference, localTime(submission.receivedAt), mark];
  return [...facts, ...texts.map(printableLine)];
}

const isUnreachable = ({ deliveries }: Submission) =>
  deliveries.some(
    ({ destination, state, lastError }) =>
      destination === "reply" && state === "delivered" && lastError !== null,
  );

/**
 * Pads columns to equal width; drops empty columns. A name whose characters take two cells of a terminal moves the subject
 * of its row to the right, and nothing else.
 */
function alignColumns(rows: readonly string[][]): string[] {
  const widthOf = (column: number) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0);
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  const pad = (text: string, column: number) =>
    widths[column] ? `${text.padEnd(widths[column])}  ` : "";
  return rows.map((row) => row.map(pad).join("").trimEnd());
}
