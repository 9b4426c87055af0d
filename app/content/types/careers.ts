import type { Department } from "./job.ts";
import type { Blurb, Four, Hero, IconBlurb, PageMeta, Scene, Three } from "./page.ts";

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
    /** For visitors without scripts, who get no dialog. */
    mail: { label: string; subject: string };
    empty: Blurb & { reset: string; mail: string; subject: string };
  };
  closing: Hero & {
    resume: "Submit Your Resume";
    resumeSubject: string;
    recruiting: "Contact Recruiting Team";
  };
};
