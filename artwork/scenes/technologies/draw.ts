// Draws the technology scenes: node artwork/scenes/technologies/draw.ts
import { save } from "../../shapes/svg.ts";
import { android } from "./android.ts";
import { angular } from "./angular.ts";
import { database } from "./database.ts";
import { figma } from "./figma.ts";
import { flutter } from "./flutter.ts";
import { ios } from "./ios.ts";
import { mobile } from "./mobile.ts";
import { nextjs } from "./nextjs.ts";
import { nodejs } from "./nodejs.ts";
import { python } from "./python.ts";
import { reactNative } from "./react-native.ts";
import { react } from "./react.ts";

const scenes = {
  react,
  nodejs,
  python,
  mobile,
  database,
  nextjs,
  angular,
  figma,
  android,
  flutter,
  "react-native": reactNative,
  ios,
};

for (const [name, scene] of Object.entries(scenes))
  save(import.meta.dirname, name, "-290 -250 580 520", scene);
