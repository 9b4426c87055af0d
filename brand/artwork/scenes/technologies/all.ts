import type { SvgFolder } from "../../shapes/svg.ts";
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

/** A scene for each technology. */
export const technologies: SvgFolder = {
  folder: "scenes/technologies",
  viewBox: "-290 -250 580 520",
  bodies: {
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
  },
};
