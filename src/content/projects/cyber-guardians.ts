import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "cyber-guardians",
  order: 1,
  title: "Cyber Guardians",
  description:
    "Security training for companies of fifty to five thousand. Staff practice on staged phishing mail and short drills, on the web or a phone, and managers see which team to help next.",
  category: ["Website Development", "App Development"],
  tags: ["Web App Development", "Mobile App Development", "Quality Assurance Engineer"],
  stack: ["ReactJs", "NodeJs", "MongoDB", "AWS"],
  picture: {
    alt: "The drill week screen of Cyber Guardians: bars in which reports overtake clicks, a leaderboard of teams and a fake invoice to report",
  },
  detail: {
    description:
      "How a yearly slide course became four-minute security drills that staff finish, and figures a security officer can show the board.",
    problem:
      "The client sold a yearly security course: two hours of slides and a quiz. Employers bought it to satisfy an auditor. Employees clicked through it in eleven minutes, and the same people opened the same false invoices in March. Renewals were falling. The founders wanted something a warehouse clerk would do willingly on a Tuesday, and figures that could be put before a board.",
    built:
      "Drills of four minutes, sent to the phone or the browser at an hour the employee chooses. Trainers stage phishing mail from forty templates and send it to a whole department or to a random tenth of it. Charts count teams and never name a person, which works councils had asked for. Sign-in goes through the employer's own directory, and phone and web share one account.",
    result:
      "Two pilot companies ran it for a quarter. Staff finished 81 percent of their drills, and clicks on staged mail fell from 27 percent to 9. Those two numbers went straight into the sales deck. Seven of the twelve customers who had given notice renewed. The trainers write new drills themselves now; we hear from them about once a month, usually with an idea.",
    technologies: ["ReactJs", "Redux", "NodeJs", "MongoDB", "AWS", "Tailwindcss"],
    tags: ["Web App Development", "Mobile App Development", "Quality Assurance Engineer"],
  },
} satisfies Project;
