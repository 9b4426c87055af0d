import { standalone } from "../shapes/svg.ts";
import { ambrellaArt } from "./ambrella-art.ts";
import { cardClub } from "./card-club.ts";
import { chauffeursAustralia } from "./chauffeurs-australia.ts";
import { cyberGuardians } from "./cyber-guardians.ts";
import { dataForce } from "./data-force.ts";
import { duclairFoundation } from "./duclair-foundation.ts";
import { fazalShawl } from "./fazal-shawl.ts";
import { freedompayUniverse } from "./freedompay-universe.ts";
import { globalSwiftAsia } from "./global-swift-asia.ts";
import { globalSwiftUs } from "./global-swift-us.ts";
import { hqre } from "./hqre.ts";
import { iamadesigner } from "./iamadesigner.ts";
import { italPlastick } from "./ital-plastick.ts";
import { keyCoin } from "./key-coin.ts";
import { keycoin } from "./keycoin.ts";
import { lavandeByLara } from "./lavande-by-lara.ts";
import { naseebi } from "./naseebi.ts";
import { ncs } from "./ncs.ts";
import { passuConesHotel } from "./passu-cones-hotel.ts";
import { rooiBoos } from "./rooi-boos.ts";
import { takenote } from "./takenote.ts";
import { weddingMubarak } from "./wedding-mubarak.ts";

const pictures = {
  "cyber-guardians": cyberGuardians,
  takenote,
  iamadesigner,
  "ital-plastick": italPlastick,
  "fazal-shawl": fazalShawl,
  "card-club": cardClub,
  hqre,
  "freedompay-universe": freedompayUniverse,
  "global-swift-us": globalSwiftUs,
  "global-swift-asia": globalSwiftAsia,
  "chauffeurs-australia": chauffeursAustralia,
  "lavande-by-lara": lavandeByLara,
  "ambrella-art": ambrellaArt,
  "passu-cones-hotel": passuConesHotel,
  "duclair-foundation": duclairFoundation,
  "data-force": dataForce,
  "key-coin": keyCoin,
  keycoin,
  naseebi,
  ncs,
  "rooi-boos": rooiBoos,
  "wedding-mubarak": weddingMubarak,
};

const wholePicture = "0 0 640 400";

/** Every project's picture as a standalone SVG, by slug. */
export const projectDrawings: ReadonlyMap<string, string> = new Map(
  Object.entries(pictures).map(([slug, body]) => [slug, standalone(wholePicture, body)]),
);

/** The screen's crop (viewBox) within a project's picture; the home page shows it in its arches. */
const screens = {
  "cyber-guardians": "44 36 552 364",
  takenote: "430 26 196 374",
} satisfies Partial<Record<keyof typeof pictures, string>>;

export const screenDrawings = Object.entries(screens).map(([slug, viewBox]) => {
  const markup = projectDrawings.get(slug) ?? "";
  return {
    slug,
    viewBox,
    markup: markup.replace(wholePicture, `${viewBox}" preserveAspectRatio="xMidYMid slice`),
  };
});
