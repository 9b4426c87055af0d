import { head, type Skin } from "../shapes/figure.ts";
import { group, path, stroke } from "../shapes/svg.ts";

export type Portrait = {
  gate: string;
  light: string;
  behind?: string;
  clothes: string;
  skin: Skin;
  jaw?: number;
  eyes: string;
  brows: string;
  browWidth?: number;
  mouth: string;
  front: string;
  /** Drawn over shoulders and hair. */
  over?: string;
  /** Head tilt in degrees. */
  tilt?: number;
  /** Horizontal offset of the features. */
  turn?: number;
};

/** The head with eyes, brows, nose and mouth, without hair. */
export const face = (portrait: Portrait) => head(portrait.skin, portrait.jaw) + features(portrait);

function features({ skin, eyes, brows, browWidth = 0.9, mouth, turn }: Portrait): string {
  const drawn =
    group({ fill: eyes }, '<circle cx="-3.1" cy="-3" r="1"/><circle cx="3.1" cy="-3" r="1"/>') +
    stroke("M-4.8-3.2Q-3.2-4.8-1.5-3.3M4.8-3.2Q3.2-4.8 1.5-3.3", eyes, 0.6) +
    stroke("M-5.1-5.9Q-3.3-7.1-1.4-6.1M5.1-5.9Q3.3-7.1 1.4-6.1", brows, browWidth) +
    stroke("M.2-2.5L1.2 .5Q.5 1.3-.7 1", skin.line, 0.7) +
    mouth;
  return turn ? group({ transform: `translate(${turn} 0)` }, drawn) : drawn;
}

export const smile = (color: string) => stroke("M-2.3 3.2Q0 5 2.3 3.2", color, 0.8);
export const lips = (color: string) =>
  path("M-2.8 2.6Q-1 2.5 0 3.1Q1 2.5 2.8 2.6Q0 6-2.8 2.6Z", color);
/** A smile that shows teeth, between lips. */
export const laugh = (color: string) =>
  path("M-2.9 2.7Q0 3.4 2.9 2.7Q1.9 5.6 0 5.6T-2.9 2.7Z", color) +
  path("M-2.1 3.2Q0 3.7 2.1 3.2Q1.6 4.2 0 4.2T-2.1 3.2Z", "#fff");

export const shoulders = (color: string) =>
  path("M-19 27C-19 16-15 12.5-4 10.5Q0 13.5 4 10.5C15 12.5 19 16 19 27Z", color);
