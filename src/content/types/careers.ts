import type { Department } from "./job.ts";
import type { ActionLink, Blurb, Four, Hero, IconBlurb, PageMeta, Scene, Three } from "./page.ts";

export type CareersPage = PageMeta & {
  /** `gates`: what is said of the number of openings, one or more. */
  hero: Hero & { action: string; gates: { one: string; many: string } };
  culture: {
    heading: string;
    intro: string;
    pictures: Four<Scene<"studio-table" | "roof-terrace" | "sketch-wall" | "chai-break">>;
    highlights: readonly [IconBlurb, IconBlurb];
  };
  benefits: {
    heading: string;
    columns: Three<{
      icon: string;
      title: string;
      items: readonly [string, string, string, ...string[]];
    }>;
  };
  openings: {
    heading: "Current Job Openings";
    intro: string;
    searchLabel: string;
    searchPlaceholder: string;
    departmentLabel: string;
    departments: readonly ["All", ...Department[]];
    /** What follows the number of openings listed. */
    count: { none: string; one: string; many: string };
    factLabels: { department: string; location: string; type: string; experience: string };
    requirementsLabel: string;
    posted: string;
    apply: "Apply Now";
    empty: Blurb & { reset: string; mail: string; subject: string };
  };
  /** Words of an opening's own page. */
  opening: {
    job: string;
    firstMonths: { heading: string; after: Three<string> };
    team: string;
    where: { heading: string; office: string; remote: string };
    until: string;
    apply: Blurb & { mail: string; subject: string };
    others: ActionLink;
    /** What the address says when the opening's day is past, or there never was one. */
    closed: PageMeta & Hero;
  };
  closing: Hero & {
    resume: "Submit Your Resume";
    resumeSubject: string;
    recruiting: "Contact Recruiting Team";
  };
};
