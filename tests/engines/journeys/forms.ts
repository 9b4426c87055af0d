/* Pages on one site, and the server that takes their forms on another. Deployments send to the pages' own. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { crossSiteJourney } from "#tests/support/engines/journey.ts";
import { forms, sentenceOf } from "#tests/support/journeys/words.ts";

const pageColor = "getComputedStyle(document.body).backgroundColor";

crossSiteJourney(
  "a contact message is validated, sent, stored and confirmed",
  async ({ visit, site }) => {
    const email = `noor-${randomUUID()}@example.org`;
    await visit.open("/contact");
    await visit.click("form [type=submit]");
    await visit.sees("[name=message][aria-invalid=true]");
    await visit.hasFocus("[name=name][aria-invalid=true]");
    await visit.fill("[name=name]", "Noor Jahan");
    await visit.fill("[name=email]", email);
    await visit.fill("[name=subject]", "Tiles for a courtyard");
    await visit.fill("[name=message]", "Salaam, we need a shop. Soon.");
    await visit.sees("[name=message][aria-invalid=false]");
    await visit.click("form [type=submit]");
    await visit.reads(forms.messageSent);
    expect(await site.submissionsFrom(email)).toMatchObject([
      { kind: "message", name: "Noor Jahan", message: "Salaam, we need a shop. Soon." },
    ]);
  },
);

crossSiteJourney(
  "an application survives closing its dialog and is sent with its file",
  async ({ visit, site }) => {
    const email = `imke-${randomUUID()}@example.org`;
    const pdf = Buffer.alloc(30_000, "%PDF-1.7\n"); // enough to pass for a PDF
    const apply = "article button[aria-describedby$=test-entwicklung]";
    await visit.open("/careers");
    await visit.click(apply);
    await visit.sees("dialog h2");
    await visit.fill("[name=full_name]", "Imke Folkerts");
    await visit.press("Escape");
    await visit.isGone("dialog");
    await visit.isAt("/careers");
    await visit.hasFocus(apply);

    await visit.click(apply);
    await visit.isAt("/careers?job=test-entwicklung");
    await visit.sees("[name=full_name]");
    await visit.goBack();
    await visit.isGone("dialog");
    await visit.isAt("/careers");

    await visit.click(apply);
    await visit.fill("[name=email]", email);
    await visit.click("dialog [type=submit]");
    await visit.hasFocus("[name=location][aria-invalid=true]");
    await visit.fill("[name=location]", "Bremen");
    await visit.attach("[name=resume]", join(folderOf({ "cv.pdf": pdf }), "cv.pdf"));
    await visit.click("dialog [type=submit]");
    await visit.reads(forms.applicationSent);
    const resume = { name: "cv.pdf", size: pdf.length };
    expect(await site.submissionsFrom(email)).toMatchObject([
      { kind: "application", full_name: "Imke Folkerts", location: "bremen", resume },
    ]);
  },
);

crossSiteJourney(
  "without scripts the other site's server answers with a page that looks the same and leads back",
  async ({ visit, browser, site }) => {
    const email = `noor-${randomUUID()}@example.org`;
    const typed = { name: "Noor Jahan", email, subject: "Tiles" };
    site.withholdScripts();
    await browser.open(`${site.url}/contact`);
    const color = await visit.run(pageColor);
    for (const [name, text] of Object.entries(typed)) await visit.fill(`[name=${name}]`, text);
    await visit.forgetProblems();
    await visit.click("form [type=submit]");
    await visit.reads(sentenceOf("messageMissing"));
    expect(await visit.run("location.origin")).toBe(site.forms);
    expect(await visit.run(pageColor)).toBe(color);
    expect(await visit.run("document.querySelector('header a').origin")).toBe(site.url);
    await visit.fill("[name=message]", "For a shop.");
    await visit.click("form [type=submit]");
    await visit.isOn("/contact/sent");
    expect(await site.submissionsFrom(email)).toMatchObject([{ ...typed, message: "For a shop." }]);
    await visit.forgetProblems();
  },
);
