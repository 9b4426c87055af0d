import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../artwork/drawings.ts";

/**
 * What a share image shows beside its words; files from the root of the project.
 * - scene: drawn in arches of its own, without a ground
 * - window: a picture seen through an arch
 * - screens: pictures of projects, the first in front
 * - people, icons: several small pictures
 * - gates: the brand's own picture
 */
export type Art =
  | { kind: "scene" | "window"; file: string; middle?: number }
  | { kind: "screens" | "people" | "icons"; files: readonly string[] }
  | { kind: "gates" };

const scene = (name: string) => `src/assets/share/${name.replace("/", "-")}.webp`;
const screen = (slug: string) => `src/assets/projects/${slug}-1200.webp`;
const portrait = (name: string) => `src/assets/portraits/${name}.svg`;
const culture = (name: string) => `src/assets/scenes/culture/${name}.svg`;

const pages: Record<string, Art> = {
  "/services": { kind: "scene", file: scene("services/web-development") },
  "/about": { kind: "window", file: "src/assets/scenes/about.svg" },
  "/careers": { kind: "window", file: culture("roof-terrace") },
  "/portfolio": {
    kind: "screens",
    files: ["passu-cones-hotel", "rooi-boos", "card-club"].map(screen),
  },
  "/contact": { kind: "people", files: ["2", "1", "5"].map(portrait) },
  "/contact/sent": { kind: "people", files: ["4", "3", "7"].map(portrait) },
  "/contact/retry": { kind: "people", files: ["8", "6", "1"].map(portrait) },
  "/our-apps": {
    kind: "icons",
    files: ["src/assets/apps/mojito-vpn.svg", "src/assets/apps/ai-image-generator.svg"],
  },
  "/404": { kind: "scene", file: "src/assets/portals/not-found.svg" },
};

const rooms = ["studio-table", "sketch-wall", "chai-break", "roof-terrace"];
/** Spreads slugs over the rooms, each always into the same one. */
const roomOf = (slug: string) =>
  rooms[
    [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 0) % rooms.length
  ];

/** Pages that come out of entries of the content, by what their address starts with. */
const kinds: Record<string, (slug: string) => Art> = {
  "/tech/": (slug) => ({ kind: "scene", file: scene(`technologies/${slug}`) }),
  "/portfolio/": (slug) => ({ kind: "screens", files: [screen(slug)] }),
  "/careers/": (slug) => ({
    kind: "window",
    file: culture(roomOf(slug) ?? "studio-table"),
  }),
};

/** The art of a page; one that has none of its own shows the gates. */
export function artOf(path: string): Art {
  const [start, of] = Object.entries(kinds).find(([prefix]) => path.startsWith(prefix)) ?? [];
  const art = pages[path] ?? (start !== undefined && of ? of(path.slice(start.length)) : undefined);
  if (art === undefined || art.kind === "gates") return { kind: "gates" };
  const files = "file" in art ? [art.file] : art.files;
  return files.every((file) => existsSync(join(root, file))) ? art : { kind: "gates" };
}
