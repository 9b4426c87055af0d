import type { Page } from "@playwright/test";

export const header = (page: Page) => page.getByRole("banner");
export const mainNav = (page: Page) => header(page).getByRole("navigation", { name: "Main" });
export const technologiesButton = (page: Page) =>
  page.getByRole("button", { name: "Technologies" });
export const servicesButton = (page: Page) => page.getByRole("button", { name: "Our Services" });
export const reactLink = (page: Page) =>
  mainNav(page).getByRole("link", { name: "React", exact: true });
export const seoLink = (page: Page) => mainNav(page).getByRole("link", { name: /SEO/ });
