import { alertWebhook } from "#server/deliveries/alert-webhook.ts";
import { linkTo } from "#server/files/links.ts";
import type { Submission } from "#server/inbox/submission.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { Problems, Way } from "#server/problems.ts";
import type { Settings } from "#server/settings.ts";
import type { Site } from "#server/site/load.ts";
import type { Runtime } from "#server/time.ts";
import type { FileElsewhere } from "./compose.ts";
import { smtpMailer } from "./mailer.ts";
import { mailProblems } from "./problems.ts";
import { startRelay } from "./relay.ts";

const checkMs = 300_000;

type MailDeps = Runtime & {
  settings: Pick<Settings, "mail" | "alertWebhook" | "publicUrl" | "retention">;
  inbox: Pick<Inbox, "withStore">;
  problems: Problems;
  site: () => Site;
  /** Called for each mail that the mail server accepted. */
  onMailed: () => void;
};

/** What goes to the owner, with or without a mail server and a webhook in the settings. */
export function createMail({ settings, inbox, problems, site, onMailed, ...runtime }: MailDeps) {
  const { withStore } = inbox;
  const { clock, timer } = runtime;
  const { publicUrl, alertWebhook: webhook, retention: days } = settings;
  const formatTime = (time: Date) => timeFormat(site().facts?.timeZone)(time);
  const mailer = settings.mail && smtpMailer(settings.mail, clock);
  const relay = mailer && startRelay({ ...runtime, withStore, mailer, fileElsewhere, onMailed });
  if (relay) problems.everybodys.add(mailProblems({ inbox, days, clock, ...relay }));

  /** A link for everybody who reads the mail; without a public address, the owner's command. */
  async function fileElsewhere({ number, lastMailError }: Submission): Promise<FileElsewhere> {
    const answer = lastMailError ?? "no answer";
    if (publicUrl === undefined) return { how: `npm run inbox resume ${number}`, answer };
    const { path, until } = await linkTo(number, inbox, clock.now());
    return { how: `${publicUrl}${path} (until ${formatTime(until)})`, answer };
  }

  let cancelCheck = () => {};
  /**
   * Again until it can log in: after a power cut the network may come later. The answer to a mail counts more.
   * @param before what the last check was answered, if it failed
   */
  async function check(before?: string): Promise<void> {
    if (!mailer || !relay) return;
    const failure = await mailer.check();
    if (failure === undefined && before === undefined)
      return runtime.log.info("The mail server takes our mail.");
    if (relay.lastFailure() === before) relay.noteAnswer(failure);
    if (failure !== undefined && relay.lastFailure() === failure)
      cancelCheck = timer.after(checkMs, () => void check(failure));
  }

  const ways: Way[] = [
    ...(mailer ? [{ name: "mail" as const, takesDetails: true, send: mailer.alert }] : []),
    ...(webhook ? [alertWebhook(webhook, publicUrl && new URL(publicUrl).host)] : []),
  ];
  return {
    name: "mail",
    isOn: relay !== undefined,
    ways,
    /** Why the mail server did not take the last mail. */
    failure: () => relay?.lastFailure(),
    formatTime,
    /** Sends all that waits, with the settings of this start, and logs what the mail server says to them. */
    start(): void {
      void relay?.sendAll();
      void check();
    },
    sendAll: () => void relay?.sendAll(),
    wake: () => relay?.wake(),
    async stop(): Promise<void> {
      cancelCheck();
      await relay?.stop();
    },
  };
}

/** Without a built site, in the machine's time zone. */
function timeFormat(timeZone: string | undefined): (time: Date) => string {
  const format = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  });
  return (time) => format.format(time);
}
