import type { Technology } from "#src/content/types/technology.ts";

export const technology = {
  slug: "angular",
  order: 3,
  name: "Angular",
  icon: "brand-angular",
  title: "Angular Development",
  description:
    "Angular for large internal systems: typed forms, dependency injection, signals, and upgrades that go one major version at a time.",
  group: "Front-end",
  inMenu: true,
  accent: "brick",
  eyebrow: "Front-end framework",
  h1: "Angular Development",
  blurb:
    "For systems that will outlive the team that starts them. We write Angular for insurers' back offices, hospital registers and other places with two hundred forms.",
  cta: "Ask an Angular lead",
  services: {
    heading: "The Angular work we take on",
    cards: [
      {
        icon: "building",
        title: "Back-office systems",
        text: "Registers, claims and approvals: dense tables, deep forms, and roles that each see a different screen.",
      },
      {
        icon: "clipboard-list",
        title: "Form engineering",
        text: "Typed reactive forms with cross-field rules, saved drafts, and errors that name the field and the fix.",
      },
      {
        icon: "zap",
        title: "Signals and zoneless",
        text: "We move change detection from zone.js to signals. Only the views that read a value are checked when it changes.",
      },
      {
        icon: "circle-arrow-up",
        title: "Version upgrades",
        text: "Several majors behind? We climb one at a time, and the migrations of ng update rewrite the mechanical part.",
      },
    ],
  },
  why: {
    heading: "Why Choose Angular?",
    caveat:
      "For a marketing page or a two-screen tool we would talk you out of it. Its structure is weight you would carry for nothing.",
    points: [
      {
        title: "Decisions already made",
        text: "Router, forms, HTTP client and build come from one project with one release date. Two Angular teams recognize each other's code.",
      },
      {
        title: "Injection you can test",
        text: "Services arrive through dependency injection, so a test hands the component a fake payment gateway in one line.",
      },
      {
        title: "A calendar for upgrades",
        text: "Every major version is supported for eighteen months. Your finance team can budget the next upgrade a year out.",
      },
      {
        title: "Heavy parts come later",
        text: "A @defer block in the template holds a chart back until it scrolls into view, and shows a placeholder meanwhile.",
      },
    ],
  },
  service: "web-development",
  projects: [],
  seeAlso: [
    {
      technology: "react",
      text: "For a product with few forms and much custom interface, React is usually lighter.",
    },
  ],
  closing: {
    heading: "Stuck a few versions behind?",
    text: "Tell us the number in your package file. We reply with the order of upgrades and the two that will hurt.",
  },
  picture: {
    alt: "Angular signals for quantity and price feeding a total in the template, beside nested injectors",
  },
} satisfies Technology;
