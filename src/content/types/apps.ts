import type { Accent, Five, Hero, IconBlurb, PageMeta, Scene, Three } from "./page.ts";

export type App = {
  id: number;
  name: string;
  description: string;
  /** One of Google's names: "Software app structured data". */
  category: `${string}Application`;
  image: Scene;
  icon: string;
  features: Five<string>;
  /** A placeholder: the apps are not out yet. */
  downloadUrl: "#";
  rating: number;
  /** Kept, not shown (specification, section 3). */
  downloads: string;
  color: Accent;
};

export type AppsPage = PageMeta & {
  hero: Hero;
  featuresLabel: "Key Features";
  /** Spelled so (decision 17). */
  button: "Comming Soon!";
  apps: readonly [App, App];
  why: { heading: "Why Choose Our Apps?"; blurbs: Three<IconBlurb> };
};
