import type { Technology } from "#src/content/types/technology.ts";

export const technology = {
  slug: "figma",
  order: 11,
  name: "Figma",
  icon: "brand-figma",
  title: "Figma Design",
  description:
    "Product design in Figma: flows tried out by real people, component libraries with variables, and a handoff that answers engineers' questions.",
  group: "UI/UX",
  inMenu: true,
  accent: "saffron",
  eyebrow: "UI/UX design",
  h1: "Figma Design",
  blurb:
    "An argument about a screen is cheapest while the screen is still a drawing. We work in Figma until five strangers can finish the task, then hand over a file that can be built.",
  cta: "Talk to a product designer",
  services: {
    heading: "What you get from our Figma files",
    cards: [
      {
        icon: "waypoints",
        title: "Flows and wireframes",
        text: "Every path of the task in gray first, with the empty state, the failed payment and the long German word.",
      },
      {
        icon: "component",
        title: "Component libraries",
        text: "Variants and properties published as a library. Change the button once, and each file is offered the update.",
      },
      {
        icon: "mouse-pointer-click",
        title: "Clickable prototypes",
        text: "People from your market try the prototype on their own phones. We watch where they stop, and fix that screen first.",
      },
      {
        icon: "code-xml",
        title: "Handoff",
        text: "Dev Mode for measurements, variables exported as design tokens, and the designer in the engineers' channel until release.",
      },
    ],
  },
  why: {
    heading: "Why Choose Figma?",
    caveat:
      "Know its limits. A small change to a live product is often quicker to try in code, and a drawing proves nothing about speed or screen readers.",
    points: [
      {
        title: "Everyone in one file",
        text: "Client, writer and engineer comment on the same frame. Nobody mails screens_final_7 around.",
      },
      {
        title: "It lays out like CSS",
        text: "Auto layout stretches and wraps much as flexbox does, so what we draw is something a browser can do.",
      },
      {
        title: "Modes for every theme",
        text: "A variable holds one value per mode. One switch shows the whole product in dark, or in a partner's colors.",
      },
    ],
  },
  service: "ui-ux-design",
  projects: ["iamadesigner", "lavande-by-lara", "ambrella-art"],
  projectsHeading: "Designed in Figma",
  seeAlso: [
    {
      technology: "react",
      text: "Most of our Figma libraries end up as React components under the same names.",
    },
  ],
  closing: {
    heading: "Invite us to one file",
    text: "View access is enough. In two days you get a list of what a developer would have to guess.",
  },
  picture: {
    alt: "A Figma card with auto layout, its padding and gaps measured, and three people’s cursors at work",
  },
} satisfies Technology;
