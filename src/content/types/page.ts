/** Bounds of a page's meta description, in characters: search results cut off what is longer. */
export const descriptionBounds = { min: 50, max: 160 } as const;

export type PageMeta = {
  /** The topic alone; the page title adds the company's name. */
  title: string;
  /** Meta description; unique on the site, within `descriptionBounds`. */
  description: string;
};

export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];

export const accents = ["lapis", "turq", "saffron", "brick"] as const;
export type Accent = (typeof accents)[number];

/** A title and a sentence or two. */
export type Blurb = { title: string; text: string };
/** `icon`: a name of the lucide set. */
export type IconBlurb = Blurb & { icon: string };
export type Hero = { heading: string; intro: string };
export type ActionLink = { label: string; to: `/${string}` };
/** `scene`: key of the drawing. `alt`: what it shows. */
export type Scene<Key extends string = string> = { scene: Key; alt: string };
