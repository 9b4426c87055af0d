import type { Technology } from "#src/content/types/technology.ts";

export const technology = {
  slug: "ios",
  order: 9,
  name: "iOS",
  icon: "brand-ios",
  title: "iOS App Development",
  description:
    "Native iPhone and iPad apps in Swift: profiled with Instruments, careful with keys and data, and taken through App Review by people who know it.",
  group: "Mobile",
  inMenu: true,
  accent: "brick",
  eyebrow: "Native mobile, Swift",
  h1: "iOS App Development",
  blurb:
    "For customers who notice when a scroll hesitates. We write Swift, keep to the platform's habits and take your build through App Review ourselves.",
  cta: "Talk to an iOS engineer",
  services: {
    heading: "iOS services",
    cards: [
      {
        icon: "code-xml",
        title: "Swift & SwiftUI",
        text: "SwiftUI for new screens, UIKit where it is still the better tool. In Swift 6 mode a data race is a compiler error.",
      },
      {
        icon: "zap",
        title: "Native Performance",
        text: "Widgets and Live Activities outside the app. Inside it, long lists that hold 120 frames a second on a ProMotion screen.",
      },
      {
        icon: "shield-check",
        title: "App Security",
        text: "Tokens in the Keychain, private keys in the Secure Enclave, and Face ID before money moves.",
      },
      {
        icon: "store",
        title: "App Store Deployment",
        text: "TestFlight for your testers, a privacy manifest that matches the code, and a calm reply when a reviewer asks.",
      },
      {
        icon: "gauge",
        title: "Performance Optimization",
        text: "MetricKit reports hangs and battery drain from the field. We reproduce the worst one in Instruments and fix it first.",
      },
      {
        icon: "cable",
        title: "API Integration",
        text: "Your back end, Apple Pay, Sign in with Apple and push, with requests that outlast a train tunnel.",
      },
    ],
  },
  why: {
    heading: "Why Choose iOS?",
    caveat:
      "If one budget has to cover both stores, or the app is a form for your own staff, start cross-platform and come back later.",
    points: [
      {
        title: "Premium User Experience",
        text: "Dynamic Type, VoiceOver, haptics and the swipe back come with the system's controls. We keep all four working.",
      },
      {
        title: "Security & Privacy",
        text: "The privacy label on your store page is a public promise. We collect little, so yours is short and true.",
      },
      {
        title: "Performance & Reliability",
        text: "Apple makes few models and its users update quickly. We can test on nearly everything your customers hold.",
      },
      {
        title: "App Store Success",
        text: "A phased release reaches everyone over seven days and can be paused on the second, when ten reports say the same thing.",
      },
    ],
  },
  service: "mobile-development",
  projects: [],
  seeAlso: [
    {
      technology: "mobile",
      text: "iPhone first or both stores at once? We work that out before any Swift is written.",
    },
  ],
  closing: {
    heading: "Rejected by App Review?",
    text: "Forward the message. We read it against the guideline it names and tell you what has to change.",
  },
  picture: {
    alt: "An iPhone opening a health file with Face ID, while its key stays inside the Secure Enclave",
  },
} satisfies Technology;
