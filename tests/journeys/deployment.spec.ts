import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProductionServer } from "../../tools/production-server.ts";
import { freePort } from "../support/free-port.ts";
import { applyButton, dialog } from "./support/application.ts";
import { fill, letter, sendButton, sent, status } from "./support/contact.ts";
import { nextBuild } from "./support/next-build.ts";
import { holdScripts } from "./support/open.ts";
import { projectRoot } from "./support/server.ts";
import { expect, still, test } from "./support/test.ts";

/* A page that was opened before a deployment, and whose scripts load only after it. */

let stop = async () => {};
test.afterEach(async ({ context }) => {
  // So that no page asks a server that has stopped.
  for (const page of context.pages()) await page.goto("about:blank");
  await stop();
});

/** Serves the build at an address that the next one gets, too. */
async function served() {
  const folder = await mkdtemp(join(tmpdir(), "deployment-"));
  const inFolder = (name: string) => join(folder, name);
  const [data, emptyData, next] = [inFolder("data"), inFolder("empty"), inFolder("next")];
  const [port] = await Promise.all([freePort(), nextBuild(next)]);
  let server = await startProductionServer("dist/served", { port, dataDir: data });
  stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  const scripts = await readdir(join(projectRoot, "dist/served/_astro"));
  const isKept = (name: string) => existsSync(join(data, "earlier-files", name));
  return {
    url: server.url,
    /** Puts the next build in place. @param keepsDisk whether it finds the data of the one before */
    async deploy({ keepsDisk = true } = {}) {
      if (keepsDisk) await expect.poll(() => scripts.every(isKept)).toBe(true);
      await server.stop();
      server = await startProductionServer(next, { port, dataDir: keepsDisk ? data : emptyData });
    },
  };
}

test.use(still);

test("it filters, opens its dialog and sends in place", async ({ page, context }) => {
  const site = await served();
  const contact = await context.newPage();
  const release = await Promise.all([page, contact].map(holdScripts));
  await page.goto(`${site.url}/careers`);
  await contact.goto(`${site.url}/contact`);
  await site.deploy();
  for (const scripts of release) scripts();

  await page.getByRole("searchbox", { name: "Search job openings" }).fill("data scientist");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 opening");
  await applyButton(page, "Data Scientist").click();
  await expect(dialog(page, "Data Scientist")).toBeVisible();
  await fill(contact, letter());
  await sendButton(contact).click();
  await expect(status(contact)).toHaveText(sent);
  await expect(contact).toHaveURL(`${site.url}/contact`);
});

test("where its scripts are gone, the browser posts its form and follows its buttons", async ({
  page,
  context,
  expectProblem,
}) => {
  const site = await served();
  for (const problem of [
    /status 404: .*\.js/,
    /console error: .*(404|hydrating)/,
    /uncaught: TypeError/,
  ])
    expectProblem(problem);
  const contact = await context.newPage();
  const release = await Promise.all([page, contact].map(holdScripts));
  await page.goto(`${site.url}/careers`);
  await contact.goto(`${site.url}/contact`);
  await fill(contact, letter());
  await site.deploy({ keepsDisk: false });
  await sendButton(contact).click();
  for (const scripts of release) scripts();
  await applyButton(page, "Data Scientist").click();
  await expect(contact).toHaveURL(`${site.url}/contact/sent`);
  await expect(page).toHaveURL(`${site.url}/careers/data-scientist?#apply`);
});
