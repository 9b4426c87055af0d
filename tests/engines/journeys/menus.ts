import { journey } from "#tests/support/engines/journey.ts";

const technologies = "[popovertarget=menu-1]";
const services = "[popovertarget=menu-2]";
const design = "#menu-1 a[href='/tech/gestaltung']";
const operation = "#menu-2 a[href$='#betrieb']";

journey(
  "a menu closes when another opens, on Escape, on a click outside and on its link",
  async ({ visit }) => {
    await visit.open("/services");
    await visit.click(technologies);
    await visit.sees(`${technologies}[aria-expanded=true]`);
    await visit.sees(design);
    await visit.click(services);
    await visit.sees(operation);
    await visit.isGone(design);
    await visit.sees(`${technologies}[aria-expanded=false]`);
    await visit.press("Escape");
    await visit.isGone(operation);
    await visit.hasFocus(`${services}[aria-expanded=false]`);
    await visit.click(services);
    await visit.sees(operation);
    await visit.click("main h1");
    await visit.isGone(operation);
    await visit.click(services);
    await visit.click(operation); // an anchor on this page
    await visit.isAt("/services#betrieb");
    await visit.isGone(operation);
    await visit.click(technologies);
    await visit.sees(design);
    await visit.click(technologies);
    await visit.isGone(design);
  },
);

journey(
  "the phone menu opens its sections and closes on Escape and on its link",
  async ({ visit }) => {
    const menu = "[popovertarget=mobile-menu]";
    const part = "#mobile-menu details:nth-of-type(2) summary";
    const apps = "#mobile-menu a[href='/services#apps']";
    await visit.begin(600); // some browsers have a minimum window width above a phone's
    await visit.open("/services");
    await visit.isGone(services);
    await visit.click(menu);
    await visit.sees(part);
    await visit.press("Escape");
    await visit.isGone("#mobile-menu");
    await visit.hasFocus(`${menu}[aria-expanded=false]`);
    await visit.run("document.querySelector('#notice').hidden = false"); // then the menu is below it
    await visit.click(menu);
    await visit.sees(part);
    await visit.press("Escape");
    await visit.isGone("#mobile-menu");
    await visit.click(menu);
    await visit.click(part);
    await visit.click(apps);
    await visit.isAt("/services#apps");
    await visit.isGone("#mobile-menu");
  },
);

journey("the keyboard can skip the header or walk through an open menu", async ({ visit }) => {
  await visit.open("/about");
  await visit.press("Tab");
  await visit.sees("a[href='#main']");
  await visit.press("Enter");
  await visit.press("Tab");
  await visit.hasFocus("main *");

  await visit.open("/");
  for (const stop of ["[href='#main']", "[href='/']", technologies]) {
    await visit.press("Tab");
    await visit.hasFocus(stop);
  }
  await visit.press("Enter");
  const links = Number(await visit.run("document.querySelectorAll('#menu-1 a').length"));
  for (let link = 0; link < links; link += 1) {
    await visit.press("Tab");
    await visit.hasFocus("#menu-1 a");
  }
  await visit.press("Tab");
  await visit.hasFocus(services);
  await visit.isGone("#menu-1");
});
