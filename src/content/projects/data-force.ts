import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "data-force",
  order: 16,
  title: "Data Force",
  description:
    "A labeling workplace for machine-learning teams. Annotators outline, tag and transcribe in the browser while leads watch agreement scores and send doubtful items back for a second look.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["ReactJs", "Redux", "Python", "AWS"],
  picture: {
    alt: "A street photograph with a rickshaw, a cyclist and a car outlined in colored polygons, a label list beside it and an agreement score of 94 percent",
  },
} satisfies Project;
