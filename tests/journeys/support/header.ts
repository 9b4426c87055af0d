import type { Locator, Page } from "@playwright/test";

/** The menu's groups and links, as specified (2.3). */
export const technologies = {
  "Front-end": [
    ["React", "/tech/react"],
    ["Next.js", "/tech/nextjs"],
    ["Angular", "/tech/angular"],
  ],
  "Back-end": [
    ["Node.js", "/tech/nodejs"],
    ["Python", "/tech/python"],
  ],
  Mobile: [
    ["Android", "/tech/android"],
    ["React Native", "/tech/react-native"],
    ["Flutter", "/tech/flutter"],
    ["iOS", "/tech/ios"],
  ],
  "UI/UX": [["Figma", "/tech/figma"]],
  Database: [["Database", "/tech/database"]],
};

export const header = (page: Page) => page.getByRole("banner");
export const mainNav = (page: Page) => header(page).getByRole("navigation", { name: "Main" });
export const technologiesButton = (page: Page) =>
  page.getByRole("button", { name: "Technologies" });
export const servicesButton = (page: Page) => page.getByRole("button", { name: "Our Services" });
export const reactLink = (page: Page) =>
  mainNav(page).getByRole("link", { name: "React", exact: true });
export const seoLink = (page: Page) => mainNav(page).getByRole("link", { name: /SEO/ });

/**
 * What assistive technology is told about a menu's button: the browser derives it from the popover,
 * and no attribute says it.
 */
export async function isExpanded(button: Locator): Promise<unknown> {
  const page = button.page();
  const menu = await button.getAttribute("popovertarget");
  const session = await page.context().newCDPSession(page);
  try {
    const { root } = await session.send("DOM.getDocument");
    const selector = `button[popovertarget="${menu}"]`;
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { nodes } = await session.send("Accessibility.getPartialAXTree", {
      nodeId,
      fetchRelatives: false,
    });
    return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
  } finally {
    await session.detach();
  }
}
