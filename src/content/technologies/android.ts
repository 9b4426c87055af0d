import type { Technology } from "#src/content/types/technology.ts";

export const technology = {
  slug: "android",
  order: 6,
  name: "Android",
  icon: "brand-android",
  title: "Android Development",
  description:
    "Native Android apps in Kotlin and Jetpack Compose, tested on mid-range phones, safe offline, and released in stages on Google Play.",
  group: "Mobile",
  inMenu: true,
  accent: "turq",
  eyebrow: "Native mobile, Kotlin",
  h1: "Android Development",
  blurb:
    "Half your customers hold a three-year-old phone with forty apps on it and a crack in the corner. We build for that phone first, in Kotlin.",
  cta: "Talk to an Android engineer",
  services: {
    heading: "Android work, from screen to store",
    cards: [
      {
        icon: "layers-2",
        title: "Kotlin and Compose",
        text: "New interfaces in Jetpack Compose. Your older View screens stay in service and are replaced one by one.",
      },
      {
        icon: "wifi-off",
        title: "Offline work",
        text: "Room keeps the data on the phone and WorkManager sends it when the network returns, even after a reboot.",
      },
      {
        icon: "scan-barcode",
        title: "Devices and sensors",
        text: "Bluetooth printers, barcode scanners, NFC cards, and tablets locked to a single task.",
      },
      {
        icon: "upload",
        title: "Google Play releases",
        text: "Signed app bundles, honest data safety forms, and a staged rollout we halt at five percent if crashes rise.",
      },
    ],
  },
  why: {
    heading: "Why Choose Android?",
    caveat:
      "Think twice if iPhone owners matter as much and the app is lists and forms. Two native apps are two bills, and one shared codebase is one.",
    points: [
      {
        title: "Where the customers are",
        text: "In Pakistan, India, Brazil and most of Africa, most of the people you sell to carry an Android phone.",
      },
      {
        title: "A faster first launch",
        text: "A Baseline Profile ships with the app and has its hot paths compiled ahead of time. We measure startup on every release.",
      },
      {
        title: "Background work that survives",
        text: "Doze and battery limits stop careless apps. Ours use the scheduling the system respects, and the sync completes.",
      },
      {
        title: "Hardware of your choice",
        text: "Kiosk mode and private distribution suit tills, warehouses and delivery fleets. A rugged scanner is just another Android device.",
      },
    ],
  },
  service: "mobile-development",
  projects: ["key-coin", "naseebi"],
  seeAlso: [
    {
      technology: "mobile",
      text: "Unsure whether native is worth it? Start with how we plan a mobile product.",
    },
  ],
  closing: {
    heading: "Tell us which phones your users hold",
    text: "An export from the Play Console will do. It decides the oldest version we support and half of the test plan.",
  },
  picture: {
    alt: "An Android parcels list written in Compose, with earlier screens waiting in the back stack",
  },
} satisfies Technology;
