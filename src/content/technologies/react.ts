import type { Technology } from "#src/content/types/technology.ts";

export const technology = {
  slug: "react",
  order: 1,
  name: "React",
  icon: "brand-react",
  title: "React Development",
  description:
    "Dashboards, portals and design systems in React: slow renders found, old screens migrated, and tests that keep running long after launch.",
  group: "Front-end",
  inMenu: true,
  accent: "lapis",
  eyebrow: "Front-end library",
  h1: "React Development",
  blurb:
    "Interfaces made of parts you can name, test and replace. We build React products that a new engineer can read on the first morning.",
  cta: "Talk to a React engineer",
  services: {
    heading: "What we do with React",
    cards: [
      {
        icon: "layout-dashboard",
        title: "Product interfaces",
        text: "Dashboards, portals and internal tools that people keep open eight hours a day.",
      },
      {
        icon: "swatch-book",
        title: "Design systems",
        text: "One library of typed components, documented in Storybook and versioned like any other package.",
      },
      {
        icon: "gauge",
        title: "Performance rescue",
        text: "We profile the page, find the render that costs you customers and remove it.",
      },
      {
        icon: "refresh-cw",
        title: "Migrations",
        text: "From class components or jQuery to current React, screen by screen, without a feature freeze.",
      },
      {
        icon: "test-tube-diagonal",
        title: "Testing",
        text: "Tests find a button by its label and click it in a real browser, the way a customer does.",
      },
      {
        icon: "activity",
        title: "Care",
        text: "Upgrades, monitoring and small changes after launch, by the people who wrote the first version.",
      },
    ],
  },
  why: {
    heading: "Why Choose React?",
    caveat:
      "And when not to: a brochure site of ten pages rarely needs it, and plain HTML loads sooner. We will say so.",
    points: [
      {
        title: "Parts, not pages",
        text: "Each component owns its markup, state and tests. A change to the basket cannot surprise the board.",
      },
      {
        title: "Hiring is easy",
        text: "More front-end engineers know React than any other library. You could replace us, which keeps us honest.",
      },
      {
        title: "Typing stays quick",
        text: "Concurrent rendering lets a keystroke interrupt a long list that is still drawing. We mark which work can wait with startTransition.",
      },
      {
        title: "One model everywhere",
        text: "The same thinking reaches the server, the browser and, through React Native, the phone.",
      },
    ],
  },
  service: "web-development",
  projects: ["cyber-guardians", "takenote", "data-force"],
  seeAlso: [
    { technology: "nextjs", text: "When search engines have to read the page, we add Next.js." },
  ],
  closing: {
    heading: "Bring us the screen people complain about",
    text: "Send a link or a recording. We answer with what slows it down and what fixing it would take.",
  },
  picture: {
    alt: "A component tree in which one update travels from App through Basket to Total, above the page it changes",
  },
} satisfies Technology;
