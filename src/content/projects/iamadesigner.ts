import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "iamadesigner",
  order: 3,
  title: "IamaDesigner",
  description:
    "A portfolio builder that asks designers what they decided and why, sets the answers in strong type and publishes the case study at their own domain. Client inquiries arrive on the phone.",
  category: ["Website Development", "App Development"],
  tags: ["Web App Development", "Mobile App Development", "Quality Assurance Engineer"],
  stack: ["NextJs", "NodeJs", "MongoDB", "Tailwindcss"],
  picture: {
    alt: "The IamaDesigner home page under the line The story behind the screen, with covers of a blue typeface, a lime poster and a pink radio",
  },
  detail: {
    description:
      "How a portfolio builder made writing a case study the easy part, from four plain questions to a fast page at the designer's own domain.",
    problem:
      "Design portfolios had come to look like one another: a grid of finished pictures and a count of likes. Hiring managers told the founders they skipped them, since a picture cannot say who decided what. Designers, for their part, put off writing case studies for months. Explaining a project had to become easier than making one more cover for it.",
    built:
      "An editor that asks four questions in order: what was wrong, what you tried, what you dropped, what shipped. Answers and pictures fall into one of nine typographic layouts and are published as static pages at the designer's domain. The phone app collects sketches along the way and receives client inquiries. A public gallery, chosen weekly by a guest editor, opens with covers set in type.",
    result:
      "Six hundred designers filled the private beta by invitation alone. A case study now takes them an afternoon; before launch, most had told us three weeks. One Berlin studio found two of its four juniors in the gallery in a single season. Pages open in under a second on a phone, a figure the designers check more often than we do.",
    technologies: ["NextJs", "NodeJs", "MongoDB", "Tailwindcss", "Digital Ocean"],
    tags: ["Web App Development", "Mobile App Development", "Quality Assurance Engineer"],
  },
} satisfies Project;
