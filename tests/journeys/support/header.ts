import type { Page } from "@playwright/test";

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
