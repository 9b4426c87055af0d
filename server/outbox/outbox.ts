import type { DestinationName, Incoming } from "#server/inbox/submission.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { Problems } from "#server/problems.ts";
import type { Settings } from "#server/settings.ts";
import type { Site } from "#server/site/load.ts";
import type { Runtime } from "#server/time.ts";
import { chats } from "./chat.ts";
import type { Destination, DestinationDeps } from "./destination.ts";
import { mail } from "./mail.ts";
import { smtpMailer } from "./mailer.ts";
import { deliveryProblems } from "./problems.ts";
import { startRelay } from "./relay.ts";
import { replies } from "./reply.ts";
import { webhooks } from "./webhook.ts";

/** All that submissions go to, each with a file of its own. Those that come first have the first turn. */
const kinds: ((deps: DestinationDeps) => Destination[])[] = [mail, webhooks, chats, replies];

export const destinationsOf = (deps: DestinationDeps): Destination[] =>
  kinds.flatMap((of) => of(deps));

const checkMs = 300_000;

type OutboxDeps = Runtime & {
  settings: Pick<Settings, "mail" | "destinations" | "publicUrl" | "retention">;
  inbox: Pick<Inbox, "withStore">;
  problems: Problems;
  site: () => Site;
};

/** What leaves the server, with or without a mail server and receivers in the settings. */
export function createOutbox(deps: OutboxDeps) {
  const { settings, inbox, problems, site, ...runtime } = deps;
  const { withStore } = inbox;
  const { clock, timer } = runtime;
  const { publicUrl, retention: days } = settings;
  const formatTime = (time: Date) => timeFormat(site().facts?.timeZone)(time);
  const mailer = settings.mail && smtpMailer(settings.mail, clock);
  const common = { settings, inbox, clock, publicUrl, mailer, site, formatTime };
  const destinations = destinationsOf(common);
  const relay =
    destinations.length > 0 ? startRelay({ ...runtime, withStore, destinations }) : undefined;
  if (relay) {
    const { lastFailure } = relay;
    problems.everybodys.add(deliveryProblems({ inbox, days, clock, destinations, lastFailure }));
  }

  let cancelCheck = () => {};
  /**
   * Again until it can log in: after a power cut the network may come later. The answer to a mail counts more.
   * @param before what the last check was answered, if it failed
   */
  async function check(before?: string): Promise<void> {
    if (!mailer || !relay) return;
    const { failure } = await mailer.check();
    if (failure === undefined && before === undefined)
      return runtime.log.info("The mail server takes our mail.");
    if (relay.lastFailure("mail") === before) relay.noteAnswer("mail", failure);
    if (failure !== undefined && relay.lastFailure("mail") === failure)
      cancelCheck = timer.after(checkMs, () => void check(failure));
  }

  return {
    name: "outbox",
    /** Undefined without a mail server. */
    mailer,
    /** Why the mail server did not take the last mail. */
    failure: () => relay?.lastFailure("mail"),
    formatTime,
    /** Where a submission goes beside the mail. */
    destinationsOf: (incoming: Incoming): DestinationName[] =>
      destinations.flatMap((it) => (it.name !== "mail" && it.isFor(incoming) ? [it.name] : [])),
    /** Sends all that waits, with the settings of this start, and logs what the mail server says to them. */
    start(): void {
      void relay?.sendAll();
      void check();
    },
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
