import { departments } from "./types.ts";
import type { CareersPage } from "./types.ts";

export const careers: CareersPage = {
  title: "Careers",
  description:
    "Current openings for engineers, designers, testers and data people, remote or from our studios, with what each job is and what it asks.",
  hero: {
    heading: "Join Our Team",
    intro:
      "We are looking for people who finish things, say when they are stuck and like working beside others who do the same. Read what the job is, then send us something you made.",
  },
  culture: {
    heading: "An ordinary week here",
    intro:
      "Monday starts with what the customers reported. By Thursday there is something to try, and on Friday somebody who did not build it tries it in front of everyone. Tea is at four.",
    pictures: [
      {
        scene: "studio-table",
        alt: "Four colleagues around a long studio table, two sharing a laptop and one pointing at a printed flow chart",
      },
      {
        scene: "roof-terrace",
        alt: "A team talking on a roof terrace at dusk, the minarets and water tanks of Lahore behind them",
      },
      {
        scene: "sketch-wall",
        alt: "A workshop wall covered in screen sketches, with a designer on a stool moving one of them",
      },
      {
        scene: "chai-break",
        alt: "Steaming glasses of chai on a tray, passed around by colleagues leaning on a courtyard railing",
      },
    ],
    highlights: [
      {
        icon: "users",
        title: "Collaborative teams",
        text: "Designers, engineers and testers sit at one table and share one backlog. Nobody ships alone, and nobody gets blamed alone.",
      },
      {
        icon: "sun",
        title: "Work-life balance",
        text: "We plan for forty hours and mean it. If a deadline needs more, the scope shrinks before the weekend does.",
      },
    ],
  },
  benefits: {
    heading: "What comes with the job",
    columns: [
      {
        icon: "heart-pulse",
        title: "Health & Wellness",
        items: [
          "Health insurance for you, your partner, your children and your parents",
          "A yearly checkup, paid, on a working day",
          "Six confidential sessions a year with a counselor you choose",
          "A good chair and screen, at the studio or at home",
        ],
      },
      {
        icon: "graduation-cap",
        title: "Professional Growth",
        items: [
          "A yearly budget for courses, books and one conference",
          "Two Fridays a month for something you want to learn",
          "Pay bands everyone can read, reviewed each March",
        ],
      },
      {
        icon: "calendar-days",
        title: "Work-Life Balance",
        items: [
          "Twenty-five days of leave, plus the holidays of your own faith",
          "Twenty weeks for a new parent, whichever parent you are",
          "Core hours from eleven to four, the rest is yours to arrange",
          "On-call shifts are paid and followed by a free day",
        ],
      },
    ],
  },
  openings: {
    heading: "Current Job Openings",
    intro: "An engineer or a designer from the team you would join reads every application.",
    searchLabel: "Search job openings",
    searchPlaceholder: "Search by title or description",
    departmentLabel: "Department",
    departments: ["All", ...departments],
    requirementsLabel: "You bring",
    apply: "Apply Now",
    empty: {
      title: "No opening matches that",
      text: "Try a shorter word or another department. If the job you want does not exist yet, tell us about it below.",
      reset: "Show all openings",
    },
  },
  closing: {
    heading: "Nothing fits today?",
    intro:
      "Write anyway. Attach your resume and say in three lines what you would like to work on; we keep it for a year and delete it sooner if you ask.",
    resume: "Submit Your Resume",
    recruiting: "Contact Recruiting Team",
  },
};
