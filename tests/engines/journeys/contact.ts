import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Journeys } from "../run-journeys.ts";
import { button, field } from "../support/find.ts";
import { keptOf } from "../support/site.ts";

const messages = {
  "Your name": "Please enter your name",
  "Your email": "Please enter a valid email address",
  Subject: "Please enter a subject",
  Message: "Please enter your message",
} as const;
const sent = "Thank you for your message! We'll get back to you shortly.";
const send = button("Send Message");

export const contact: Journeys = {
  "a message is checked, sent, and read in the inbox": async (visit, site) => {
    const email = `noor-${randomUUID()}@example.org`;
    await visit.open("/contact");
    await visit.click(send);
    for (const [label, description] of Object.entries(messages))
      await visit.sees(field(label), { invalid: "true", description });
    await visit.sees(field("Your name"), { focused: true, inView: true });

    await visit.fill(field("Your name"), "Noor Jahan");
    await visit.sees(field("Your name"), { invalid: "false", description: "" });
    await visit.fill(field("Your email"), "noor@example");
    await visit.fill(field("Subject"), "Tiles for a courtyard");
    await visit.fill(field("Message"), "Salaam, we need a shop. Soon.");
    await visit.untilRead();
    await visit.click(send);

    // She forgot the end of her address, is told, and mends it.
    const wrong = { invalid: "true", description: messages["Your email"], focused: true };
    await visit.sees(field("Your email"), wrong);
    expect(await keptOf(site, email)).toEqual([]);
    await visit.run("document.activeElement.select()");
    await visit.browser.type(email);
    await visit.press("Enter");
    await visit.sees({ kind: "status", within: "main" }, { text: sent, opacity: 1 });
    for (const label of Object.keys(messages)) await visit.sees(field(label), { value: "" });

    const kept = await keptOf(site, email);
    expect(kept).toMatchObject([{ kind: "message", suspected: false }]);
    const shown = await site.inbox("show", String(kept[0]?.number));
    for (const part of [
      "Noor Jahan",
      email,
      "Tiles for a courtyard",
      "Salaam, we need a shop. Soon.",
    ])
      expect(shown).toContain(part);
  },
};
