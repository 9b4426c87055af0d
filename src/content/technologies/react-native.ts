import type { Technology } from "#src/content/types/technology.ts";

export const technology = {
  slug: "react-native",
  order: 7,
  name: "React Native",
  icon: "brand-react",
  title: "React Native Development",
  description:
    "React Native on the New Architecture: real platform views, same-day fixes over the air, and new screens inside the app you already have.",
  group: "Mobile",
  inMenu: true,
  accent: "saffron",
  eyebrow: "Cross-platform, TypeScript",
  h1: "React Native Development",
  blurb:
    "Your web team already knows most of it. React Native turns components into the phone's real controls, so the people who ship your site can ship your app.",
  cta: "Talk to a React Native engineer",
  services: {
    heading: "React Native, new and inherited",
    cards: [
      {
        icon: "rocket",
        title: "New apps on Expo",
        text: "Expo handles builds, updates and device features. Prebuild keeps the Xcode and Gradle projects within reach.",
      },
      {
        icon: "blocks",
        title: "New Architecture moves",
        text: "Bridge-era modules become Turbo Modules and Fabric components, with Codegen keeping both sides of the call honest.",
      },
      {
        icon: "square-stack",
        title: "Screens in existing apps",
        text: "We add React Native to a Swift or Kotlin app one screen at a time, beginning with the one that changes most.",
      },
      {
        icon: "cloud-download",
        title: "Over-the-air fixes",
        text: "A wrong label is corrected the same afternoon through EAS Update. Native changes still go through review.",
      },
      {
        icon: "list",
        title: "Lists that stay smooth",
        text: "Recycled rows, memoized cells and images sized before they arrive, tried out on a phone that costs $120.",
      },
      {
        icon: "share",
        title: "Code shared with the web",
        text: "Types, validation and data hooks live in one package. Screens stay apart, because thumbs and mice differ.",
      },
    ],
  },
  why: {
    heading: "Why Choose React Native?",
    caveat:
      "Games, heavy camera work and watch apps are better off in Swift and Kotlin from the first day.",
    points: [
      {
        title: "Calls without a bridge",
        text: "Through JSI, JavaScript calls native code directly. The old bridge queued JSON messages and made both sides wait.",
      },
      {
        title: "The platform's own controls",
        text: "A switch is Apple's switch on an iPhone and Google's on a Pixel, each with the accessibility its owner set up.",
      },
      {
        title: "Hermes starts sooner",
        text: "The engine gets bytecode compiled at build time, so the phone skips parsing JavaScript at launch.",
      },
      {
        title: "One hiring pool",
        text: "A React developer is useful within a week. Deep native knowledge is still needed now and then, and we keep it in house.",
      },
    ],
  },
  service: "mobile-development",
  projects: ["takenote", "card-club", "wedding-mubarak"],
  seeAlso: [
    {
      technology: "mobile",
      text: "See how a React Native project runs week by week on our mobile page.",
    },
  ],
  closing: {
    heading: "Already have a React team?",
    text: "Then half of your mobile team is hired. Ask us for the other half, or for a review of what they have begun.",
  },
  picture: {
    alt: "One JavaScript thread driving native switches on an iPhone and an Android phone",
  },
} satisfies Technology;
