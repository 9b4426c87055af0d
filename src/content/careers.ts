import { departments } from "./types/job.ts";
import type { CareersPage } from "./types/careers.ts";

export const careers: CareersPage = {
  title: "Careers",
  description:
    "Current openings for engineers, designers, testers and data people, remote or from our studios, with what each job is and what it asks.",
  hero: {
    heading: "Join Our Team",
    intro:
      "We are looking for people who finish things, say when they are stuck and like working beside others who do the same. Read what the job is, then send us something you made.",
    action: "See who we are looking for",
    gates: { one: "gate stands open today", many: "gates stand open today" },
  },
  culture: {
    heading: "An ordinary week here",
    intro:
      "Monday starts with what the customers reported. By Thursday there is something to try, and on Friday somebody who did not build it tries it in front of everyone. Tea is at four.",
    pictures: [
      {
        scene: "studio-table",
        alt: "Four colleagues at a long studio table, two of them over a printed plan between their laptops, arched windows on the old city behind",
      },
      {
        scene: "roof-terrace",
        alt: "Three colleagues with laptops and tea on a roof terrace at dusk, kites in the air and a mosque with its minarets behind them",
      },
      {
        scene: "sketch-wall",
        alt: "A wall covered in screen sketches and notes; two people pin one up and draw on it while two others watch",
      },
      {
        scene: "chai-break",
        alt: "Four colleagues around a courtyard table, one pouring chai from a blue pot, a plate of samosas beside the glasses",
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
    count: { none: "No openings", one: "opening", many: "openings" },
    factLabels: {
      department: "Department",
      location: "Location",
      type: "Type",
      experience: "Experience",
    },
    requirementsLabel: "We look for someone who",
    posted: "Posted",
    apply: "Apply Now",
    empty: {
      title: "No opening matches that",
      text: "Try a shorter word or another department. If the job you want does not exist yet, tell us what it would be.",
      reset: "Show all openings",
      mail: "Suggest a job",
      subject: "A job you do not list",
    },
  },
  opening: {
    job: "The job",
    firstMonths: {
      heading: "Your first months",
      after: ["After a week", "After a month", "After three months"],
    },
    team: "Who you work with",
    where: {
      heading: "Where you work",
      office: "Our office is at",
      remote: "At home. We can employ you in",
    },
    until: "Open until",
    apply: {
      title: "Is this you?",
      text: "The form takes about five minutes and a resume. Somebody from this very team answers within ten working days, also when the answer is no.",
      mail: "Apply by mail",
      subject: "Application:",
    },
    others: { label: "All openings", to: "/careers" },
    closed: {
      title: "This opening is closed",
      description:
        "The job that stood at this address has been filled or its last day is past. The openings of today are one link away.",
      heading: "This opening is closed",
      intro:
        "The job has been filled, or the last day to apply is past. Other gates stand open, and a letter without an opening is read as well.",
    },
  },
  closing: {
    heading: "Nothing fits today?",
    intro:
      "Write anyway. Attach your resume and say in three lines what you would like to work on; we keep it for six months and delete it sooner if you ask.",
    resume: "Submit Your Resume",
    resumeSubject: "My resume",
    recruiting: "Contact Recruiting Team",
  },
};
