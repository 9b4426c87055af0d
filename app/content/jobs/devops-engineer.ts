import type { Job } from "../types/job.ts";

export const job = {
  id: 3,
  slug: "devops-engineer",
  title: "DevOps Engineer",
  department: "DevOps",
  location: { mode: "on-site", display: "London, on-site", city: "London", country: "GB" },
  type: "Full-time",
  experience: "4+ years",
  description:
    "You will run the platforms behind eleven client products from our London office, with two colleagues in Lahore who cover your night. Deploys should be dull and restores rehearsed. You will write the runbooks the rest of us read at three in the morning.",
  requirements: [
    "Has run Kubernetes in production and knows when a single server will do",
    "Describes infrastructure in Terraform or Pulumi and reviews the plan before it runs",
    "Has restored a database from backup under pressure",
    "Sets alerts that wake a person only for what a customer would notice",
    "Explains an outage to a client in plain English",
  ],
  datePosted: "2026-11-09",
  validThrough: "2027-03-15",
} satisfies Job;
