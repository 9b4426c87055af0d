import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "naseebi",
  order: 19,
  title: "Naseebi",
  description:
    "Matchmaking for Pakistani families at home and abroad. People check every profile, photographs stay blurred until both sides agree, and a guardian can join the conversation.",
  category: ["App Development"],
  tags: ["Mobile App Development", "Quality Assurance Engineer"],
  stack: ["Java", "NodeJs", "MongoDB", "AWS"],
  picture: {
    alt: "A matchmaking profile with a softly blurred portrait, shared interests, a verified mark and a request to bring a guardian into the chat",
  },
} satisfies Project;
