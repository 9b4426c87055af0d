import type { Channel, Incoming } from "#server/inbox/submission.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import { ownAddresses, smtpMailer } from "#server/mail/mailer.ts";
import type { Problems, Way } from "#server/problems.ts";
import type { Settings } from "#server/settings.ts";
import type { Site } from "#server/site/load.ts";
import type { Runtime } from "#server/time.ts";
import { alertWebhook } from "./alert-webhook.ts";
import { hookChannels, hookLines } from "./hook-lines.ts";
import { mailLine } from "./mail-line.ts";
import { deliveryProblems } from "./problems.ts";
import { startRelay } from "./relay.ts";
import { replyLine } from "./reply-line.ts";

const checkMs = 300_000;

type DeliveriesDeps = Runtime & {
  settings: Pick<Settings, "mail" | "hooks" | "alertWebhook" | "publicUrl" | "retention">;
  inbox: Pick<Inbox, "withStore">;
  problems: Problems;
  site: () => Site;
};

/** What leaves the server, with or without a mail server and receivers in the settings. */
export function createDeliveries(deps: DeliveriesDeps) {
  const { settings, inbox, problems, site, ...runtime } = deps;
  const { withStore } = inbox;
  const { clock, timer } = runtime;
  const { publicUrl, hooks, alertWebhook: webhook, retention: days } = settings;
  const formatTime = (time: Date) => timeFormat(site().facts?.timeZone)(time);
  const mailer = settings.mail && smtpMailer(settings.mail, clock);
  const common = { inbox, clock, publicUrl };
  const mail = mailer && mailLine({ ...common, mailer, formatTime });
  const senders =
    mailer && settings.mail?.replies
      ? replyLine({ inbox, clock, mailer, site, own: ownAddresses(settings.mail) })
      : undefined;
  const lines = [
    ...(mail ? [mail] : []),
    ...hookLines({ ...common, hooks }),
    ...(senders ? [senders.line] : []),
  ];
  const relay = lines.length > 0 ? startRelay({ ...runtime, withStore, lines }) : undefined;
  const refused = mail?.refused ?? (() => []);
  if (relay) {
    const { lastFailure } = relay;
    problems.everybodys.add(deliveryProblems({ inbox, days, clock, lines, lastFailure, refused }));
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
    if (relay.lastFailure("mail") === before) relay.noteAnswer("mail", failure);
    if (failure !== undefined && relay.lastFailure("mail") === failure)
      cancelCheck = timer.after(checkMs, () => void check(failure));
  }

  const ways: Way[] = [
    ...(mailer ? [{ name: "mail" as const, takesDetails: true, send: mailer.alert }] : []),
    ...(webhook ? [alertWebhook(webhook, publicUrl && new URL(publicUrl).host)] : []),
  ];
  return {
    name: "deliveries",
    isMailing: mailer !== undefined,
    /** For the weekly mail. */
    mailer,
    ways,
    /** Why the mail server did not take the last mail. */
    failure: () => relay?.lastFailure("mail"),
    formatTime,
    /** Where a submission goes beside the mail. */
    channelsOf: (incoming: Incoming): Channel[] => [
      ...(incoming.test ? [] : hookChannels(hooks)),
      ...(senders?.isMeantFor(incoming) ? ["reply" as const] : []),
    ],
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
