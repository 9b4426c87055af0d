import type { Job } from "#src/content/types/job.ts";

export const job = {
  id: 3,
  slug: "devops-engineer",
  title: "DevOps Engineer",
  department: "DevOps",
  location: { mode: "on-site", display: "London, on-site", city: "London" },
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
  summary:
    "Eleven products, one platform engineer in London: deploys without drama, night cover from Lahore and restores nobody is afraid of.",
  firstMonths: [
    "You restore one product's database from last night's copy onto an empty machine and write down every step that surprised you.",
    "You take a week on call with a colleague at your side, and delete the three alerts that woke somebody for nothing.",
    "Each product has a runbook you would trust in the dark, and the monthly restore is a calendar entry instead of an adventure.",
  ],
  team: "Two platform engineers in Lahore, who take over when you go home, and the technical lead of each product you run. In London you share a room with the support desk, so you hear of trouble early.",
  datePosted: "2026-11-09",
  validThrough: "2027-03-15",
} satisfies Job;
