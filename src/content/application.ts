import type { ApplicationField, WorkLocation } from "#contract/application.ts";

type ShownField = Exclude<ApplicationField, "job_title" | "cover_letter">;

/** Words of the application dialog. */
export const application = {
  eyebrow: "Apply for",
  close: "Close dialog",
  labels: {
    full_name: "Full name",
    email: "Email",
    phone_number: "Phone number",
    location: "Location",
    github_url: "GitHub URL",
    linkedin_url: "LinkedIn URL",
    resume: "Resume",
  } satisfies Record<ShownField, string>,
  optional: "optional",
  locationPlaceholder: "Select Location",
  locations: { remote: "Remote", lahore: "Lahore" } satisfies Record<WorkLocation, string>,
  hints: {
    location: "Where you would work, wherever the opening is based.",
    resume: "A PDF, DOC or DOCX file of at most 5 MB. Drop it here or choose it.",
  },
  removeResume: "Remove",
  formHeading: "Your application",
  submit: "Submit Application",
  sending: "Submitting...",
  uploading: "Uploading your resume",
  checking: "Uploaded, being checked",
  note: "Read by the people you would work with, and deleted after six months.",
  success: {
    thanks: "Thank you for your interest, and for the care you took with this form.",
    delivered:
      "Your resume is with us. You hear from one of us in two weeks at most, whatever we decide.",
    unsent: {
      heading: "One step is left",
      text: "This page sends no files. The button opens a mail with everything you filled in; attach your resume there and press send.",
      action: "Send it by mail",
    },
    close: "Close",
  },
  sent: {
    title: "Application submitted",
    description:
      "Your application and your resume are with the team you would join. A person answers, in two weeks at most.",
    heading: "Your application is with us",
    lead: "Your resume came along. An engineer or a designer reads it, and writes to you in person.",
    links: [
      { label: "See who we are", to: "/about" },
      { label: "All openings", to: "/careers" },
    ],
  },
  retry: {
    title: "Application not sent yet",
    description:
      "Something in the application needs another look before it can be sent. What you typed is still here; the resume has to be attached again.",
    heading: "Nearly there",
  },
  mail: {
    subject: "Application:",
    opening: "Hello, I am applying for this job.",
    job: "Job",
    attachment: "My resume is attached:",
  },
} as const;
