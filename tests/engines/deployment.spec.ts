/* Pages that were opened before a deployment, and whose scripts load only after it, or of an older site. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { deploymentJourney, replacementJourney } from "#tests/support/engines/journey.ts";

const opening = "main li:first-child > article";
const apply = `${opening} [type=submit]`;
const openingPath = `document.querySelector("${opening} a").pathname`;

deploymentJourney(
  "after a deployment, an open page filters, opens its dialog and sends in place",
  async ({ visit, browser, site }) => {
    const email = `aung-${randomUUID()}@example.org`;
    const pdf = Buffer.alloc(2000, "%PDF-1.7\n"); // enough to pass for a PDF
    await browser.open(`${site.url}/careers`);
    await site.deploy("kept");
    site.releaseScripts();
    await visit.becomesInteractive();
    const slug = String(await visit.run(openingPath)).slice("/careers/".length);

    await visit.fill("[type=search]", "no opening has this");
    await visit.isGone(opening);
    await visit.click("main button[type=reset]");
    await visit.click(apply);
    await visit.isAt(`/careers?job=${slug}`);
    await visit.sees("dialog h2");
    await visit.fill("[name=full_name]", "Aung Min");
    await visit.fill("[name=email]", email);
    const place = "document.querySelector('[name=location] option:last-child').textContent";
    await visit.fill("[name=location]", String(await visit.run(place)));
    await visit.attach("[name=resume]", join(folderOf({ "cv.pdf": pdf }), "cv.pdf"));
    await visit.click("dialog [type=submit]");
    await visit.hasFocus("dialog h3");
    await visit.isAt(`/careers?job=${slug}`);
    expect(await site.submissionsFrom(email)).toMatchObject([{ kind: "application" }]);
  },
);

deploymentJourney(
  "after a deployment that took its scripts, an open page's form is posted by the browser",
  async ({ visit, browser, site }) => {
    const email = `aung-${randomUUID()}@example.org`;
    await browser.open(`${site.url}/contact`);
    const typed = { name: "Aung Min", email, subject: "A shop", message: "For tea." };
    for (const [name, text] of Object.entries(typed)) await visit.fill(`[name=${name}]`, text);
    await site.deploy("empty");
    await visit.click("form [type=submit]");
    site.releaseScripts();
    await visit.isOn("/contact/sent");
    expect(await site.submissionsFrom(email)).toMatchObject([{ kind: "message", ...typed }]);
    await visit.forgetProblems();
  },
);

deploymentJourney(
  "after a deployment that took its scripts, an open page's buttons lead on",
  async ({ visit, browser, site }) => {
    await browser.open(`${site.url}/careers`);
    const path = String(await visit.run(openingPath));
    await site.deploy("empty");
    site.releaseScripts();
    await visit.click(apply);
    const place = () => visit.run("location.pathname + location.hash");
    await visit.until("The opening's form", place, `${path}#apply`);
    await visit.forgetProblems();
  },
);

replacementJourney(
  "a browser that has an older site's service worker shows this site",
  async ({ visit, browser, site }) => {
    const title = () => visit.run("document.title");
    const worker = () => visit.run("navigator.serviceWorker.controller !== null");
    const come = () => browser.open(`${site.url}/contact`);
    const comeAgain = () => come().then(worker);
    await visit.until("The older site's worker", comeAgain, true);
    await site.replace();
    await come();
    await visit.until("The page, loaded anew", title, expect.stringContaining("Deichwerk"));
    await visit.until("The older site's worker", worker, false);
    await browser.open(`${site.url}/`);
    expect(await title()).toContain("Deichwerk");
  },
);
