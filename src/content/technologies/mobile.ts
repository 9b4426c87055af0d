import type { Technology } from "#src/content/types/technology.ts";

export const technology = {
  slug: "mobile",
  order: 10,
  name: "Mobile",
  icon: "tablet-smartphone",
  title: "Mobile Development",
  description:
    "How a mobile project runs here: a build on your phone in week two, React Native for most apps, and both stores handled by one team.",
  group: "Mobile",
  inMenu: false,
  accent: "brick",
  eyebrow: "Mobile, both stores",
  h1: "Mobile Development",
  blurb:
    "One product, two stores, one team. We start most apps in React Native, and this page tells how such a project goes, from the first sketch to the second release.",
  cta: "Plan your app with us",
  services: {
    heading: "Four parts of a mobile project",
    cards: [
      {
        icon: "compass",
        title: "App strategy",
        text: "Which platform leads, which features wait, what the back end must offer. Two weeks, a written answer and a price.",
      },
      {
        icon: "tablet-smartphone",
        title: "Cross-platform builds",
        text: "TypeScript and React Native for the part both phones share, native modules for the camera, the maps or the card reader.",
      },
      {
        icon: "badge-check",
        title: "Store accounts and listings",
        text: "Developer accounts in your company's name, screenshots, age ratings, and the yearly target-version deadlines met.",
      },
      {
        icon: "heart-pulse",
        title: "Life after launch",
        text: "Crash reports read every weekday, new system versions tried while they are in beta, and a release about every two weeks.",
      },
    ],
  },
  why: {
    heading: "Why Choose One Team for Both Stores?",
    caveat:
      "If people need you twice a year, skip the stores and have us build a good mobile website. Few will install an app for that.",
    points: [
      {
        title: "One backlog",
        text: "A feature is specified, built and reviewed once, then adjusted where the habits of iOS and Android part ways.",
      },
      {
        title: "A build every week",
        text: "From the second week the app is on your own phone, through TestFlight or Google Play's internal testing.",
      },
      {
        title: "A choice you can revisit",
        text: "Under React Native lie ordinary Xcode and Gradle projects. One slow screen can be rewritten in Swift without starting over.",
      },
      {
        title: "The server counts too",
        text: "Push, sign-in and sync are planned by the people who build the app. So is the old version half your users still run.",
      },
    ],
  },
  service: "mobile-development",
  projects: ["takenote", "card-club", "freedompay-universe"],
  projectsHeading: "On both stores",
  seeAlso: [
    {
      technology: "react-native",
      text: "React Native: the architecture, the fixes over the air, the limits.",
    },
    { technology: "ios", text: "iOS: when the iPhone deserves an app of its own." },
    { technology: "android", text: "Android: for mid-range phones, scanners and kiosks." },
    { technology: "flutter", text: "Flutter: when the brand should look the same everywhere." },
  ],
  closing: {
    heading: "Not sure which road to take?",
    text: "Tell us what the app must do offline, with the camera and at payment. Those three answers choose the framework.",
  },
  picture: {
    alt: "One piece of code becoming the same kitchen app twice: iPhone in its own style, Android in its own",
  },
} satisfies Technology;
