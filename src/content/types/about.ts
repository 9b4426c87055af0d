import type { ActionLink, Five, Four, Hero, IconBlurb, PageMeta, Scene, Three } from "./page.ts";

export type AboutPage = PageMeta & {
  hero: Hero;
  heroPicture: Scene;
  story: {
    heading: "Our Story";
    paragraphs: readonly [string, string, ...string[]];
    facts: Three<{ figure: string; label: string }>;
    officesHeading: string;
    offices: Five<{ city: string; country: string; text: string }>;
  };
  mission: { heading: "Our Mission"; text: string };
  vision: { heading: "Our Vision"; text: string };
  values: { heading: "Core Values"; items: Three<IconBlurb> };
  awards: { heading: string; intro: string; items: Four<IconBlurb> };
  careers: Hero & { link: ActionLink };
};
