import { company } from "./company.ts";

export const contact = {
  title: "Contact Us",
  description: `Write to ${company.name} in Lahore: say what you want to build, and an engineer answers within one working day.`,
  heading: "Tell us what you want to build",
  lead: "Two sentences are enough to begin. We write back with questions, and there is no sales deck.",
  reach: {
    heading: "Or reach us directly",
    email: "E-mail",
    phone: "Phone",
    address: "Office",
  },
  next: {
    heading: "What happens next",
    steps: [
      {
        title: "We read it",
        text: "The person who reads your message builds software for a living.",
      },
      {
        title: "We talk for an hour",
        text: "Free, by call or over tea in Lahore. You keep the notes.",
      },
      {
        title: "You get a plan",
        text: "Scope, a price range and what we would leave out, on two pages.",
      },
    ],
  },
  form: {
    heading: "Send a message",
    labels: { name: "Your name", email: "Your email", subject: "Subject", message: "Message" },
    submit: "Send Message",
    sending: "Sending...",
    note: "We use what you write here to answer you, and for nothing else.",
  },
  sent: {
    title: "Message sent",
    description: `Your message has reached ${company.name}. Somebody who builds software will read it today.`,
    heading: "Your message is with us",
    lead: "While you wait, see what we have built for others, or read how we work.",
    links: [
      { label: "See the portfolio", to: "/portfolio" },
      { label: "Read about our services", to: "/services" },
    ],
  },
} as const;
