import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { Journeys } from "../run-journeys.ts";
import { button, field, heading } from "../support/find.ts";
import { keptOf } from "../support/site.ts";
import type { Visit } from "../support/visit.ts";

const messages = {
  "Full name": "Please enter your full name",
  Email: "Please enter a valid email address",
  Location: "Please select a location",
  Resume: "Please attach your resume",
} as const;
const dialog = { kind: "dialog" } as const;
const submit = button("Submit Application");
const apply = button("Apply Now");
const path = "/careers/quality-assurance-engineer";

async function fillIn(visit: Visit, email: string, resume: string): Promise<void> {
  await visit.fill(field("Full name"), "Ayesha Malik");
  await visit.fill(field("Email"), email);
  await visit.choose(field("Location"), "lahore");
  await visit.attach(field("Resume"), resume);
  for (const label of Object.keys(messages)) await visit.sees(field(label), { invalid: "false" });
}

export const application: Journeys = {
  "the dialog opens over the page, Escape closes it and gives the focus back": async (visit) => {
    await visit.open(path);
    await visit.click(apply);
    await visit.sees(dialog, { opacity: 1, inView: true });
    await visit.isAt(`${path}?apply=`);
    await visit.press("Escape");
    await visit.sees(dialog, null);
    await visit.isAt(path);
    await visit.sees(apply, { focused: true });
  },

  "an application is checked, sent with its resume, and read in the inbox": async (visit, site) => {
    const folder = await mkdtemp(join(tmpdir(), "resume-"));
    const resume = join(folder, "Ayesha Malik.pdf");
    const bytes = Buffer.alloc(30_000, "%PDF-1.7\n"); // a PDF as far as its first bytes go
    await writeFile(resume, bytes);
    const email = `ayesha-${randomUUID()}@mail.pk`;

    await visit.open(path);
    await visit.click(apply);
    await visit.sees(dialog, { opacity: 1 });
    const shownAt = await visit.run<number>("performance.now()");
    await visit.click(submit);
    for (const [label, message] of Object.entries(messages)) {
      await visit.sees(field(label), { invalid: "true" });
      expect((await visit.look(field(label)))?.description).toContain(message);
    }
    await visit.sees(field("Full name"), { focused: true, inView: true });

    await fillIn(visit, email, resume);
    await visit.untilRead(shownAt);
    await visit.click(submit);
    await visit.sees(heading("Application Submitted!"), { focused: true, opacity: 1 });

    const kept = await keptOf(site, email);
    expect(kept).toMatchObject([{ kind: "application", suspected: false }]);
    const number = String(kept[0]?.number);
    const copy = join(folder, "copy.pdf");
    await site.inbox("resume", number, copy);
    expect((await readFile(copy)).equals(bytes)).toBe(true);
    const shown = await site.inbox("show", number);
    for (const part of ["Ayesha Malik", email, "Quality Assurance Engineer", "lahore"])
      expect(shown).toContain(part);
    await rm(folder, { recursive: true });

    await visit.click(button("Close"));
    await visit.sees(dialog, null);
    await visit.sees(apply, { focused: true });
  },
};
