import type { Project } from "../types.ts";

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
    frame: "browser",
    screen:
      "Road-map look, interstate shields. Form: 75201 to 30303, 22 pallets. Three trailer types (dry van, reefer, flatbed) with prices. A truck icon on I-20 with 'Dock 14, arriving 16:40'.",
  },
} satisfies Project;
