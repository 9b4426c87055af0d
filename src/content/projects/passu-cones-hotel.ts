import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "passu-cones-hotel",
  order: 14,
  title: "Passu Cones Hotel",
  description:
    "Direct booking for a mountain hotel in Gojal, upper Hunza. Guests choose a room by its view, check the road and the weather, and add a jeep trip to the glacier.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["Wordpress", "PHP", "Jquery", "Bootstrap"],
  picture: {
    alt: "A hotel booking page under the jagged Passu Cones at sunrise, with two rooms, their window views and tonight's road report",
  },
} satisfies Project;
