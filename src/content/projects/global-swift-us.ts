import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "global-swift-us",
  order: 9,
  title: "Global Swift US",
  description:
    "The American truckload desk of Global Swift. A shipper prices a load between two zip codes, books the truck and follows it to the dock without a phone call.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["Laravel", "PHP", "MySQL", "Bootstrap 5"],
  picture: {
    alt: "A freight quote from Dallas to Atlanta: the route on a road map, truck types with prices and a live marker two hours from the dock",
  },
} satisfies Project;
