import type { Technology } from "#src/content/types/technology.ts";

export const technology = {
  slug: "flutter",
  order: 8,
  name: "Flutter",
  icon: "brand-flutter",
  title: "Flutter Development",
  description:
    "Flutter apps from one Dart codebase for phones, desktops and kiosks, with custom interfaces drawn by Impeller and profiled frame by frame.",
  group: "Mobile",
  inMenu: true,
  accent: "lapis",
  eyebrow: "Cross-platform, Dart",
  h1: "Flutter Development",
  blurb:
    "Flutter paints every pixel itself. Your screen looks the same on an iPhone, on a Galaxy and on the kiosk in the mall, because the same engine drew all three.",
  cta: "Talk to a Flutter engineer",
  services: {
    heading: "What we draw with Flutter",
    cards: [
      {
        icon: "palette",
        title: "Branded apps",
        text: "Interfaces with their own shapes, motion and type, for companies that want neither platform's default look.",
      },
      {
        icon: "chart-spline",
        title: "Charts and canvases",
        text: "Trading charts, seat maps and floor plans drawn with CustomPainter, following the finger as it drags.",
      },
      {
        icon: "plug",
        title: "Platform channels",
        text: "If a plugin is missing we write it, with Kotlin at one end and Swift at the other.",
      },
      {
        icon: "spline",
        title: "State and structure",
        text: "Riverpod or Bloc, chosen once and kept. Business rules are then tested without starting a phone.",
      },
      {
        icon: "gauge",
        title: "Frame budget reviews",
        text: "DevTools, in profile mode on a real device, shows which frame took longer than 16 milliseconds and which widget asked for it.",
      },
      {
        icon: "monitor",
        title: "Desktop and kiosk",
        text: "The code behind your app also builds for Windows, macOS, Linux and the touch panel on a counter.",
      },
    ],
  },
  why: {
    heading: "Why Choose Flutter?",
    caveat:
      "A website full of text is the wrong place for it. Flutter draws to a canvas, which downloads slowly and gives crawlers little to read.",
    points: [
      {
        title: "No first-run stutter",
        text: "Impeller, its rendering engine, arrives with its shaders already compiled. Older versions compiled them mid-animation, and it showed.",
      },
      {
        title: "Reviews while you watch",
        text: "Hot reload puts a changed color or rule on the running app in about a second, with its state kept.",
      },
      {
        title: "Fast tests for both stores",
        text: "A widget test needs no device and runs in milliseconds, so hundreds of them can guard each commit.",
      },
      {
        title: "Compiled to machine code",
        text: "Release builds turn Dart into ARM instructions ahead of time. Nothing is interpreted in your customer's hand.",
      },
    ],
  },
  service: "mobile-development",
  projects: [],
  seeAlso: [
    {
      technology: "mobile",
      text: "How an app gets from a first sketch to both stores is the same story for every framework.",
    },
    {
      technology: "react-native",
      text: "If your web team writes React, weigh React Native first.",
    },
  ],
  closing: {
    heading: "Have one design and two stores?",
    text: "Send the flows you already have. We mark what Flutter draws for free and what still needs native code.",
  },
  picture: {
    alt: "A Flutter widget tree drawn on one canvas, with frame times under 8.3 milliseconds",
  },
} satisfies Technology;
