import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "takenote",
  order: 2,
  title: "TakeNote",
  description:
    "A notebook for phone, tablet and browser in which a page can be typed, drawn, photographed or spoken. One search finds the line again, even in handwriting, even offline.",
  category: ["Website Development", "App Development"],
  tags: ["Web App Development", "Mobile App Development", "Quality Assurance Engineer"],
  stack: ["ReactJs", "Redux", "NodeJs", "MongoDB"],
  picture: {
    alt: "TakeNote on a tablet with a handwritten garden plan and checklist, and on a phone with a call note, a voice memo and a shopping list",
  },
  detail: {
    description:
      "How a planner publisher got a notebook app that reads handwriting, works without reception and keeps both sides of an edit.",
    problem:
      "A publisher of paper planners wanted to follow its readers onto their screens. They already had note apps, and complained about the same things: handwriting lived in one app, recordings in another, and search could see neither. People also plan in cellars, gardens and trains, without reception. An app that lost one page there would be deleted the same day.",
    built:
      "One notebook in which a page mixes typing, pen strokes, photographs and sound. Handwriting and speech become searchable text in the background. Each change is stored on the device first and merged when there is a network again; if two devices changed the same line, the page keeps both and asks. A family or a team can share one notebook by link.",
    result:
      "The publisher printed a code for a free season in its autumn planners. Nine thousand readers had tried the app by New Year, and about a third paid for the spring. Support has logged four lost pages in fourteen months. Three turned up in another notebook, and the fourth taught us to keep deleted pages for sixty days. Reviews mention search more than anything else.",
    technologies: ["ReactJs", "Redux", "NodeJs", "MongoDB", "AWS"],
    tags: ["Web App Development", "Mobile App Development", "Quality Assurance Engineer"],
  },
} satisfies Project;
